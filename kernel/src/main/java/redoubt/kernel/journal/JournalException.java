package redoubt.kernel.journal;

/** A text is not a journal; the message says where and what was expected. */
public final class JournalException extends RuntimeException {
    public JournalException(String file, int line, String message) {
        super(file + ":" + line + ": " + message);
    }
}
