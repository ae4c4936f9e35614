package redoubt.horde.zombies;

import java.util.List;
import java.util.Optional;
import redoubt.board.Figures;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.edition.PursuitRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;

/**
 * Which zombies activate and how: of these kinds (none means all), in these zones (none means everywhere), at most this many of a
 * kind in a zone (0 means all), after a taunter or not, in a manner that the pursuit knows, and whether their attacks are only
 * announced because this is a forecast.
 */
public record Activation(
        List<Integer> kinds,
        ZoneSet zones,
        Optional<SurvivorId> taunter,
        int atMost,
        String manner,
        boolean isRehearsal) {
    /** The manner of the zombies' phase. */
    public static final String PLAIN = "";

    /** The manner of an extra activation. */
    public static final String EXTRA = "extra";

    private static final Activation EVERYTHING =
            new Activation(List.of(), ZoneSet.EMPTY, Optional.empty(), 0, PLAIN, false);

    public Activation {
        kinds = List.copyOf(kinds);
    }

    /** The activation of the zombies' phase if it covers everything, otherwise an extra one. */
    public Activation(List<Integer> kinds, ZoneSet zones, Optional<SurvivorId> taunter) {
        this(kinds, zones, taunter, 0, kinds.isEmpty() && zones.isEmpty() ? PLAIN : EXTRA, false);
    }

    /** Every zombie on the board, as in the zombies' phase. */
    public static Activation everything() {
        return EVERYTHING;
    }

    /** An extra activation of all zombies of these kinds. */
    public static Activation extra(List<Integer> kinds) {
        return new Activation(kinds, ZoneSet.EMPTY, Optional.empty(), 0, EXTRA, false);
    }

    /** Zombies that have just been placed rush forward at once; this is not an extra activation. */
    public static Activation rush(int kind, int zone, int count) {
        return new Activation(List.of(kind), ZoneSet.of(zone), Optional.empty(), count, PLAIN, false);
    }

    public Activation inManner(String changed) {
        return new Activation(kinds, zones, taunter, atMost, changed, isRehearsal);
    }

    /** The same without wounds, to see what would happen. */
    public Activation rehearsed() {
        return new Activation(kinds, zones, taunter, atMost, manner, true);
    }

    public boolean isExtra() {
        return manner.equals(EXTRA);
    }

    /** How the zombies of this activation choose their way. */
    public Pursuit pursuit(Table table) {
        Pursuit pursuit = Edition.of(table).workings().pursuit();
        Pursuit usual = (manner.isEmpty() ? pursuit : pursuit.inManner(manner)).on(table);
        List<PursuitRuling> rulings = table.mission().rulings(PursuitRuling.class);
        return rulings.isEmpty() ? usual : rulings.getFirst().pursuit(table, usual);
    }

    /** The zombies on the board that take part in this activation. */
    public Figures selected(Table table) {
        Figures selected = zones.isEmpty() ? table.zombies() : table.zombies().only(zones);
        selected = kinds.isEmpty() ? selected : selected.only(kinds::contains);
        if (atMost == 0) {
            return selected;
        }
        ZoneSet where = selected.where();
        for (int zone = where.first(); zone != ZoneSet.NONE; zone = where.nextAfter(zone)) {
            selected = capped(selected, zone);
        }
        return selected;
    }

    private Figures capped(Figures selected, int zone) {
        Figures capped = selected;
        for (int kind = 0; kind < selected.kinds(); kind++) {
            capped = capped.minus(zone, kind, Math.max(0, selected.count(zone, kind) - atMost));
        }
        return capped;
    }
}
