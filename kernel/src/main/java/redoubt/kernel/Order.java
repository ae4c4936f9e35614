package redoubt.kernel;

import java.util.List;

/**
 * What people have asked the bot of a lent seat to do, until they take it back. It is a wish and no rule: a {@link Sense} that is told of it
 * prefers what fits, and still leaves a burning house.
 *
 * @param marks whom it concerns and what: the zone to hold, the friend to stay with, the thing to fetch
 */
public record Order(Seat seat, Kind kind, List<Mark> marks) {
    public Order {
        marks = List.copyOf(marks);
    }

    /** What can be asked of a partner. */
    public enum Kind {
        /** Hold here: stay and fight. */
        HOLD,
        /** Come with me: keep close to a friend. */
        FOLLOW,
        /** Fetch that. */
        FETCH,
        /** You first: act before the others do. */
        FIRST;

        /** The word by which clients, logs and messages know it. */
        public String word() {
            return name().toLowerCase();
        }
    }
}
