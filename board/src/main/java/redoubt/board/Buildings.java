package redoubt.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The buildings of a board as printed: building zones joined by borders that join, across tiles too. */
public final class Buildings {
    private final int[] first;
    private final List<ZoneSet> all;

    Buildings(List<ZonePlan> plans, int[] readingOrder, Edges edges) {
        Groups groups = new Groups(plans.size());
        for (Edge edge : edges.all()) {
            boolean inside = plans.get(edge.first().index()).kind().building()
                    && plans.get(edge.second().index()).kind().building();
            if (inside && edge.printed().joins()) {
                groups.join(edge.first().index(), edge.second().index());
            }
        }
        this.first = new int[plans.size()];
        Arrays.fill(first, ZoneSet.NONE);
        List<ZoneSet> found = new ArrayList<>();
        for (int zone : readingOrder) {
            if (first[zone] == ZoneSet.NONE && plans.get(zone).kind().building()) {
                ZoneSet members = ZoneSet.EMPTY;
                for (int member : groups.members(zone)) {
                    first[member] = zone;
                    members = members.with(member);
                }
                found.add(members);
            }
        }
        this.all = List.copyOf(found);
    }

    /** The first zone, in reading order of the board, of the building that this zone is part of. */
    public Optional<ZoneId> of(ZoneId zone) {
        return first[zone.index()] == ZoneSet.NONE ? Optional.empty() : Optional.of(new ZoneId(first[zone.index()]));
    }

    /** The zones of the building that this zone is part of; none if it is not in a building. */
    public ZoneSet around(int zone) {
        for (ZoneSet building : all) {
            if (building.contains(zone)) {
                return building;
            }
        }
        return ZoneSet.EMPTY;
    }

    /** The buildings in reading order of their first zones. */
    public List<ZoneSet> all() {
        return all;
    }
}
