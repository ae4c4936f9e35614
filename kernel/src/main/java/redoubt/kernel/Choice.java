package redoubt.kernel;

/** What somebody chose: the key of an option or of an interrupt. */
public record Choice(Seat seat, String key) {
    public Choice {
        if (!OneLine.is(key)) {
            throw new IllegalArgumentException("a choice must be one line of text without leading or trailing blanks");
        }
    }
}
