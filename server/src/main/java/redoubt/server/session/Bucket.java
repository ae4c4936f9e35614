package redoubt.server.session;

import java.util.function.LongSupplier;

/** Tokens that trickle in at a fixed rate; whatever is asked takes one and is refused if there is none. */
public final class Bucket {
    private static final double NANOSECONDS = 1_000_000_000;

    private final int burst;
    private final double perSecond;
    private final LongSupplier nanoClock;
    private double tokens;
    private long last;

    /** A full one: so many at once, and then so many a second. */
    public Bucket(int burst, double perSecond, LongSupplier nanoClock) {
        this.burst = burst;
        this.perSecond = perSecond;
        this.nanoClock = nanoClock;
        this.tokens = burst;
        this.last = nanoClock.getAsLong();
    }

    /** Takes a token if there is one. */
    public synchronized boolean take() {
        trickle();
        if (tokens < 1) {
            return false;
        }
        tokens--;
        return true;
    }

    /** Whether it has been unused for so long that it is the same as a new one. */
    public synchronized boolean isFull() {
        trickle();
        return tokens >= burst;
    }

    private void trickle() {
        long now = nanoClock.getAsLong();
        tokens = Math.min(burst, tokens + (now - last) / NANOSECONDS * perSecond);
        last = now;
    }
}
