package redoubt.horde.print;

import java.util.List;
import redoubt.board.Zone;

/** Objectives of a colour on a page; {@code mixed} ones are shuffled face down. */
public record ObjectiveGroup(String colour, List<Zone> zones) {
    public static final String MIXED = "mixed";

    public ObjectiveGroup {
        zones = List.copyOf(zones);
    }

    public boolean isMixed() {
        return colour.equals(MIXED);
    }

    /** The zones with an objective, in the order of the page. */
    public static List<Zone> zones(List<ObjectiveGroup> groups) {
        return groups.stream().flatMap(group -> group.zones().stream()).toList();
    }
}
