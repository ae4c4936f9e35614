package redoubt.server.wire;

/** What a client sent is not what was expected; says where and what was. */
public final class WireRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public WireRefused(String reason) {
        super(reason, null, false, false);
    }
}
