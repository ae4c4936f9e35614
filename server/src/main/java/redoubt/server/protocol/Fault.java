package redoubt.server.protocol;

import java.util.Locale;

/** Why a call or message was refused, for programs, with the HTTP status of the answer. */
public enum Fault {
    MALFORMED(400),
    /** What was sent makes no sense. */
    WRONG(400),
    UNAUTHORIZED(401),
    /** The token does not allow it. */
    FORBIDDEN(403),
    ORIGIN(403),
    /** There is no such table, game, mission or seat. */
    UNKNOWN(404),
    METHOD(405),
    LATE(408),
    /** The table has moved on since. */
    STALE(409),
    /** It is not offered now. */
    NOT_OFFERED(409),
    /** The table can only be looked at. */
    READ_ONLY(409),
    /** The stored table can no longer be read. */
    UNREADABLE(410),
    OVERSIZED(413),
    RATE(429),
    BROKEN(500),
    /** The store could not keep it. */
    FAILED(503),
    CLOSING(503);

    private final int status;

    Fault(int status) {
        this.status = status;
    }

    public int status() {
        return status;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
