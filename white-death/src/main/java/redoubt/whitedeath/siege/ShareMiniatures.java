package redoubt.whitedeath.siege;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Step;
import redoubt.whitedeath.abomination.ReplaceMissing;
import redoubt.whitedeath.beacon.Stronghold;

/**
 * Miniatures do not suffice for all corruption zones: the players choose, one by one, which zones get those that are left, at most
 * {@code count} each; then an abomination makes up for the rest.
 */
record ShareMiniatures(int kind, int count, int left, ZoneSet full, List<Zone> given)
        implements Question<Table, ShareMiniatures.Give> {
    /** One more zombie for this zone. */
    record Give(String zombie, Zone zone) implements Option {
        @Override
        public String key() {
            return "place " + zombie + " in " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.ZOMBIE.mark(zombie));
        }
    }

    ShareMiniatures {
        given = List.copyOf(given);
    }

    /** This question, or what follows when nothing is left to share. */
    Step<Table> next(Table table) {
        return left > 0 ? this : place(table);
    }

    @Override
    public Decision<Give> decision(Table table) {
        String zombie = table.print().zombieKinds().get(kind).name();
        List<Give> options = new ArrayList<>();
        Stronghold.of(table)
                .corrupted(table)
                .minus(full)
                .forEachIndex(zone -> options.add(new Give(zombie, table.zone(zone))));
        return new Decision<>(SiegeRules.SHARE_MINIATURES, table.everyone(), options);
    }

    @Override
    public void answer(Give chosen, Play<Table> play) {
        List<Zone> longer = new ArrayList<>(given);
        longer.add(chosen.zone());
        boolean isFull = got(longer, chosen.zone()) == count;
        ZoneSet changed = isFull ? full.with(chosen.zone().index()) : full;
        play.then(new ShareMiniatures(kind, count, left - 1, changed, longer).next(play.table()));
    }

    /** Those chosen are served first; what is missing brings an abomination where nobody came, else where some are missing. */
    private PlaceZombies place(Table table) {
        List<PlaceZombies.Lot> lots = new ArrayList<>();
        List<PlaceZombies.Lot> missing = new ArrayList<>();
        List<Zone> empty = new ArrayList<>();
        List<Zone> unfinished = new ArrayList<>();
        Stronghold.of(table).corrupted(table).forEachIndex(index -> {
            Zone zone = table.zone(index);
            int got = got(given, zone);
            if (got > 0) {
                lots.add(new PlaceZombies.Lot(kind, got, zone));
            } else {
                empty.add(zone);
            }
            if (got < count) {
                missing.add(new PlaceZombies.Lot(kind, count - got, zone));
                unfinished.add(zone);
            }
        });
        lots.addAll(missing);
        return new PlaceZombies(lots)
                .orElse(List.of(new ReplaceMissing(SiegeRules.SHARE_MINIATURES, empty.isEmpty() ? unfinished : empty)));
    }

    private static int got(List<Zone> given, Zone zone) {
        int got = 0;
        for (Zone other : given) {
            got += other.equals(zone) ? 1 : 0;
        }
        return got;
    }
}
