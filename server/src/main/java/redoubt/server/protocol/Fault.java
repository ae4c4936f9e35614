package redoubt.server.protocol;

import java.util.Locale;

/** Why a call or message was refused, for programs, with the status a call is answered with. */
public enum Fault {
    MALFORMED(400),
    WRONG(400),
    UNAUTHORIZED(401),
    FORBIDDEN(403),
    ORIGIN(403),
    UNKNOWN(404),
    METHOD(405),
    LATE(408),
    STALE(409),
    NOT_OFFERED(409),
    READ_ONLY(409),
    OVERSIZED(413),
    RATE(429),
    BROKEN(500),
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
