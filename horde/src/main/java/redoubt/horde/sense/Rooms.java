package redoubt.horde.sense;

import java.util.List;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;

/** Rooms as errands: what must be found lies there, and so do weapons. */
public final class Rooms {
    private static final double WEIGHT = 2;

    private Rooms() {}

    /** Everybody who has nothing better to do looks for something in a quiet room. */
    public static void errands(Table table, List<Errand> errands) {
        for (int zone = 0; zone < table.terrain().board().zoneCount(); zone++) {
            if (table.isBuilding(zone) && !table.zombies().isAny(zone)) {
                errands.add(new Errand(zone, WEIGHT, table.survivors().size()));
            }
        }
    }
}
