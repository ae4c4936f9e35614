package redoubt.horde.rulings;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Policy: who counts as company for a survivor; a mission names one of these among its rulings. */
public enum Company implements Ruling {
    SURVIVORS,
    ALLIES_TOO;

    public static boolean has(Table table, Survivor survivor) {
        int zone = survivor.zone().index();
        return table.survivorsIn(zone).size() > 1
                || table.allies().isAny(zone) && table.mission().policy(Company.class, SURVIVORS) == ALLIES_TOO;
    }
}
