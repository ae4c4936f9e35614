package redoubt.server.http;

import java.util.function.LongSupplier;
import redoubt.server.http.Limits.Rate;

/** Tokens that trickle in at a fixed rate; each message takes one and is refused if there is none. */
final class Bucket {
    private static final double NANOSECONDS = 1_000_000_000;

    private final Rate rate;
    private final LongSupplier nanoClock;
    private double tokens;
    private long last;

    Bucket(Rate rate, LongSupplier nanoClock) {
        this.rate = rate;
        this.nanoClock = nanoClock;
        this.tokens = rate.burst();
        this.last = nanoClock.getAsLong();
    }

    /** Takes a token if there is one. */
    synchronized boolean take() {
        trickle();
        if (tokens < 1) {
            return false;
        }
        tokens--;
        return true;
    }

    /** Whether it has been unused for so long that it is the same as a new one. */
    synchronized boolean isFull() {
        trickle();
        return tokens >= rate.burst();
    }

    private void trickle() {
        long now = nanoClock.getAsLong();
        tokens = Math.min(rate.burst(), tokens + (now - last) / NANOSECONDS * rate.perSecond());
        last = now;
    }
}
