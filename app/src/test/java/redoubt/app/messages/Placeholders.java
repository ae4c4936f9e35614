package redoubt.app.messages;

import java.util.Set;
import java.util.TreeSet;

/** Finds what a message fills in; the client's own formatter says what is wrong with a message. */
final class Placeholders {
    private final String message;
    private final Set<String> found = new TreeSet<>();
    private int at;

    private Placeholders(String message) {
        this.message = message;
    }

    static Set<String> of(String message) {
        Placeholders reader = new Placeholders(message);
        reader.text();
        return reader.found;
    }

    private void text() {
        while (at < message.length() && message.charAt(at) != '}') {
            if (message.charAt(at) == '{') {
                at++;
                place();
            }
            at++;
        }
    }

    /** Reads up to the brace that closes the place. */
    private void place() {
        found.add(word());
        if (message.charAt(at) == '}') {
            return;
        }
        at++;
        String type = word();
        if (message.charAt(at) == '}') {
            return;
        }
        at++;
        if (!type.equals("plural") && !type.equals("select")) {
            found.add(word());
            return;
        }
        while (!word().isEmpty()) {
            at++;
            text();
            at++;
        }
    }

    private String word() {
        int begin = at;
        while (",{}".indexOf(message.charAt(at)) < 0) {
            at++;
        }
        return message.substring(begin, at).strip();
    }
}
