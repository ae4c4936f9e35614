package redoubt.server.http;

import java.util.Locale;
import redoubt.server.session.Refused;

/** Why a call or message was refused, with the status a call is answered with. */
enum Fault {
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

    int status() {
        return status;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Fault of(Refused.Why why) {
        return switch (why) {
            case UNKNOWN -> UNKNOWN;
            case FORBIDDEN -> FORBIDDEN;
            case STALE -> STALE;
            case NOT_OFFERED -> NOT_OFFERED;
            case READ_ONLY -> READ_ONLY;
            case WRONG -> WRONG;
            case FAILED -> FAILED;
        };
    }
}
