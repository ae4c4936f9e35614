package redoubt.darkest.table;

import java.util.Optional;

/**
 * The tracks: the Round, the Events marker, the Darkness marker, the Round in which Darkness reached its end, and in the Showdown
 * the bearer of the Cure.
 */
public record Clock(int round, EventSpace events, int darkness, Optional<Integer> endedIn, Optional<Integer> bearer) {
    /** The last space of the Darkness track (DD-GAP-14). */
    public static final int LAST = 5;

    public static final Clock START = new Clock(0, EventSpace.CLOCK, 0, Optional.empty(), Optional.empty());

    /** Whether the Final Showdown has begun. */
    public boolean isShowdown() {
        return bearer.isPresent();
    }

    public Clock withRound(int changed) {
        return new Clock(changed, events, darkness, endedIn, bearer);
    }

    public Clock withEvents(EventSpace changed) {
        return new Clock(round, changed, darkness, endedIn, bearer);
    }

    public Clock withDarkness(int changed) {
        return new Clock(round, events, changed, endedIn, bearer);
    }

    public Clock ended() {
        return new Clock(round, events, darkness, Optional.of(round), bearer);
    }

    public Clock withBearer(int place) {
        return new Clock(round, events, darkness, endedIn, Optional.of(place));
    }
}
