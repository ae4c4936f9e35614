package redoubt.server.store;

/** The store could not keep or find something; what was to be kept is not acknowledged. */
public final class StoreFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreFailed(String what, Throwable cause) {
        super(what, cause);
    }
}
