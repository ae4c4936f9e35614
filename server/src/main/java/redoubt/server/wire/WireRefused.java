package redoubt.server.wire;

/** A client sent something other than what was expected; says where, and what was expected. */
public final class WireRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public WireRefused(String reason) {
        super(reason, null, false, false);
    }
}
