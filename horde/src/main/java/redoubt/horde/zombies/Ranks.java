package redoubt.horde.zombies;

import java.util.List;
import redoubt.board.Figures;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;

/** The zombies that act in an activation under way, counted like those on the table. */
final class Ranks {
    private Ranks() {}

    /** Those that are still on the table. */
    static Figures present(Figures acting, Figures onTable) {
        if (acting == onTable) {
            return acting;
        }
        Figures present = acting;
        ZoneSet where = acting.where();
        for (int zone = where.first(); zone != ZoneSet.NONE; zone = where.nextAfter(zone)) {
            for (int kind = 0; kind < acting.kinds(); kind++) {
                int lost = acting.count(zone, kind) - onTable.count(zone, kind);
                present = lost > 0 ? present.minus(zone, kind, lost) : present;
            }
        }
        return present;
    }

    /** Whether any of them is of a kind that has more actions than this. */
    static boolean isAnyWithMoreActions(Table table, Figures acting, int actions) {
        List<ZombieKind> kinds = table.print().zombieKinds();
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (kinds.get(kind).actions() > actions && acting.total(kind) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Those whose kind has more actions than this. */
    static Figures withMoreActions(Table table, Figures acting, int actions) {
        List<ZombieKind> kinds = table.print().zombieKinds();
        return acting.only(kind -> kinds.get(kind).actions() > actions);
    }

    /** The names of the kinds that are there. */
    static String names(Table table, Figures acting) {
        StringBuilder text = new StringBuilder();
        for (int kind = 0; kind < acting.kinds(); kind++) {
            if (acting.total(kind) > 0) {
                text.append(text.isEmpty() ? "" : ", ")
                        .append(table.print().zombieKinds().get(kind).name());
            }
        }
        return text.toString();
    }
}
