package redoubt.app.line;

/** How words are coloured: with escape codes on a terminal, elsewhere not at all. */
public record Ink(boolean isColoured) {
    public static final Ink PLAIN = new Ink(false);

    private static final String END = "\u001b[0m";

    public String title(String text) {
        return with("1", text);
    }

    public String rule(String text) {
        return with("36", text);
    }

    public String dead(String text) {
        return with("31", text);
    }

    public String living(String text) {
        return with("32", text);
    }

    public String token(String text) {
        return with("33", text);
    }

    public String faint(String text) {
        return with("2", text);
    }

    public String happened(String text) {
        return with("33", text);
    }

    private String with(String code, String text) {
        return isColoured && !text.isBlank() ? "\u001b[" + code + "m" + text + END : text;
    }
}
