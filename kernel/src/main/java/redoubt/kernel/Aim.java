package redoubt.kernel;

import java.util.List;
import java.util.Optional;

/**
 * One line of the checklist of a game: what must be done or must stay as it is, how much of it is so, what it concerns, and who is
 * nearest to the next of it. Clients word it by its name.
 */
public record Aim(String name, Kind kind, int done, int of, List<Mark> about, Optional<Nearest> nearest) {
    public enum Kind {
        /** The players win when all of these are done. */
        WIN,
        /** A part of the line above it. */
        PART,
        /** The players lose as soon as it is no longer so. */
        KEEP
    }

    /** Who has the shortest way, where to, and how many steps it is. */
    public record Nearest(String who, String place, int steps) {}

    public Aim {
        about = List.copyOf(about);
    }

    public boolean isDone() {
        return done >= of;
    }
}
