package redoubt.server.wire;

/** Text that every store can keep and return unchanged: no character zero and no half of a surrogate pair. */
public final class PlainText {
    private PlainText() {}

    public static boolean is(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\0' || Character.isLowSurrogate(c)) {
                return false;
            }
            if (Character.isHighSurrogate(c)) {
                i++;
                if (i == text.length() || !Character.isLowSurrogate(text.charAt(i))) {
                    return false;
                }
            }
        }
        return true;
    }
}
