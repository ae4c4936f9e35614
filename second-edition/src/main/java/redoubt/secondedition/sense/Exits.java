package redoubt.secondedition.sense;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;

/** The way out, as an errand. */
public final class Exits {
    private static final double WEIGHT = 3;

    private Exits() {}

    /** Everybody goes to an exit. */
    public static void errands(Table table, List<Errand> errands) {
        ZoneSet exits = table.tokens().where(table.print().token("exit").index());
        exits.forEachIndex(
                zone -> errands.add(new Errand(zone, WEIGHT, table.survivors().size())));
    }
}
