package redoubt.server.http;

/** The server cannot listen where it was told to; the message says where. */
public final class ListeningFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ListeningFailed(String where, Throwable cause) {
        super(where, cause);
    }
}
