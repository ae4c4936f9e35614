package redoubt.board;

import java.util.List;
import java.util.Optional;

/** A zone as printed on a tile: its name there, its kind, and what else is marked on it. */
public record ZonePlan(String name, ZoneKind kind, List<String> flags, Optional<String> title) {
    public ZonePlan {
        flags = List.copyOf(flags);
    }

    public ZonePlan(String name, ZoneKind kind) {
        this(name, kind, List.of(), Optional.empty());
    }
}
