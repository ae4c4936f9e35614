package redoubt.kernel;

/**
 * Text that fits on one line of a journal or file: not blank, no spaces at either end, and no line breaks, control characters or
 * unpaired surrogates.
 */
public final class OneLine {
    private OneLine() {}

    public static boolean is(String text) {
        return !text.isEmpty()
                && !Character.isWhitespace(text.charAt(0))
                && !Character.isWhitespace(text.charAt(text.length() - 1))
                && text.codePoints().noneMatch(OneLine::isUnwritable);
    }

    private static boolean isUnwritable(int codePoint) {
        return Character.isISOControl(codePoint)
                || codePoint == '\u2028'
                || codePoint == '\u2029'
                || codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
