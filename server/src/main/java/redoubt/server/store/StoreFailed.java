package redoubt.server.store;

/** The store could not keep or find something, and says why in one sentence; what was to be kept is not acknowledged. */
public final class StoreFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreFailed(String what) {
        super(what);
    }

    public StoreFailed(String what, Throwable cause) {
        super(what, cause);
    }
}
