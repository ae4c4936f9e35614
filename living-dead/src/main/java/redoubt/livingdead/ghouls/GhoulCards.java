package redoubt.livingdead.ghouls;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Gait;
import redoubt.board.Paths;
import redoubt.board.Zone;
import redoubt.horde.edition.SpawnCards;
import redoubt.horde.openings.Openings;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.spawning.SpawnTypeCard;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Step;

/**
 * The cards of the ghoul deck: most place ghouls; some open everything closed that has a ghoul on either side, or else what is
 * nearest to the zone they were drawn for, unless the group reads that otherwise.
 */
public record GhoulCards(Openings openings, Gait asIfOpen) implements SpawnCards {
    /** The kind of card that opens. */
    public static final String OPENING = "opening";

    private static final SpawnCards SPAWN = new SpawnTypeCard();

    @Override
    public List<Step<Table>> resolve(Table table, ZombieCard card, SpawnPoint at) {
        return card.kind().equals(OPENING) ? opening(table, at.zone()) : SPAWN.resolve(table, card, at);
    }

    private List<Step<Table>> opening(Table table, Zone zone) {
        List<Integer> shut = openings.shut(table.terrain());
        if (shut.isEmpty()) {
            return List.of(new FindNothing(GhoulRules.NOTHING_TO_OPEN, zone));
        }
        Edges edges = table.terrain().board().edges();
        List<Integer> besieged = new ArrayList<>();
        for (int edge : shut) {
            if (table.zombies().isAny(edges.first(edge)) || table.zombies().isAny(edges.second(edge))) {
                besieged.add(edge);
            }
        }
        if (!besieged.isEmpty()) {
            return BreakOpen.opened(table, openings, besieged, GhoulRules.OPENING_CARD);
        }
        return OtherReading.isAgreed(table, GhoulRules.OPENING_CARD)
                ? List.of(new FindNothing(GhoulRules.OPENING_CARD, zone))
                : List.of(new OpenNearest(openings, nearest(table, zone, shut)));
    }

    private List<Integer> nearest(Table table, Zone zone, List<Integer> shut) {
        int least = Integer.MAX_VALUE;
        List<Integer> nearest = new ArrayList<>();
        for (int edge : shut) {
            int distance = distance(table, zone, edge);
            if (distance < least) {
                least = distance;
                nearest.clear();
            }
            if (distance == least) {
                nearest.add(edge);
            }
        }
        return nearest;
    }

    /** Zones to the nearer side of a border, as if everything were open; very far if there is no way at all. */
    private int distance(Table table, Zone zone, int edge) {
        Paths paths = table.terrain().paths(asIfOpen);
        Edges edges = table.terrain().board().edges();
        int one = paths.distance(zone.index(), edges.first(edge));
        int other = paths.distance(zone.index(), edges.second(edge));
        return Math.min(
                one == Paths.UNREACHABLE ? Integer.MAX_VALUE : one,
                other == Paths.UNREACHABLE ? Integer.MAX_VALUE : other);
    }
}
