package redoubt.kernel;

/** Text that can stand in one line of a journal: not blank, no blanks at its ends, no line breaks or control characters. */
final class OneLine {
    private OneLine() {}

    static boolean is(String text) {
        if (text.isEmpty() || blank(text.charAt(0)) || blank(text.charAt(text.length() - 1))) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
                return false;
            }
        }
        return true;
    }

    private static boolean blank(char c) {
        return Character.isWhitespace(c);
    }
}
