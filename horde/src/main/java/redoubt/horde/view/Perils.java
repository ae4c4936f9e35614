package redoubt.horde.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Peril;
import redoubt.kernel.Standing;

/** What may come of stopping somewhere: zombies in the zone, zombies that see it, and gates from which more come. */
public final class Perils {
    private static final String AMONG = "Among";
    private static final String SEEN = "Seen";
    private static final String GATE = "Gate";

    private Perils() {}

    public static Optional<Standing> standing(Table table, String who) {
        for (Survivor survivor : table.survivors()) {
            if (survivor.id().name().equals(who) && survivor.isOnBoard()) {
                return Optional.of(new Standing(
                        survivor.zone().name(),
                        survivor.turn().actions(),
                        of(table, survivor.zone().index())));
            }
        }
        return Optional.empty();
    }

    private static List<Peril> of(Table table, int zone) {
        List<Peril> perils = new ArrayList<>();
        int among = table.zombies().count(zone);
        if (among > 0) {
            perils.add(new Peril(AMONG, List.of(count(among))));
        }
        ZoneSet watched = Eyesight.sight(table).seen(zone);
        int watching = 0;
        List<Mark> from = new ArrayList<>();
        for (int other = watched.first(); other != ZoneSet.NONE; other = watched.nextAfter(other)) {
            if (other != zone && table.zombies().isAny(other)) {
                watching += table.zombies().count(other);
                from.add(MarkKind.ZONE.mark(table.zone(other).name()));
            }
        }
        if (watching > 0) {
            from.addFirst(count(watching));
            perils.add(new Peril(SEEN, from));
        }
        for (SpawnPoint gate : table.spawnPoints()) {
            if (gate.isActive() && gate.zone().index() == zone) {
                perils.add(new Peril(GATE, List.of()));
            }
        }
        return perils;
    }

    private static Mark count(int many) {
        return MarkKind.COUNT.mark(Integer.toString(many));
    }
}
