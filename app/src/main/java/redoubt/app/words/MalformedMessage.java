package redoubt.app.words;

/** A message cannot be read; the text says where and what was expected. */
public final class MalformedMessage extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MalformedMessage(String problem) {
        super(problem);
    }
}
