package redoubt.secondedition.things;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;

/** What a survivor carries besides cards. */
public final class Burden {
    private Burden() {}

    public static int count(Survivor bearer, String thing) {
        return Collections.frequency(bearer.carried(), thing);
    }

    public static Table with(Table table, SurvivorId bearer, String thing) {
        List<String> longer = new ArrayList<>(table.survivor(bearer).carried());
        longer.add(thing);
        return table.with(table.survivor(bearer).withCarried(longer));
    }

    public static Table without(Table table, SurvivorId bearer, String thing) {
        List<String> shorter = new ArrayList<>(table.survivor(bearer).carried());
        shorter.remove(thing);
        return table.with(table.survivor(bearer).withCarried(shorter));
    }

    /** Whether the survivor may carry one more of these. */
    public static boolean hasRoom(Table table, Survivor bearer, String thing) {
        return count(bearer, thing) < most(table, bearer, thing);
    }

    static int most(Table table, Survivor bearer, String thing) {
        int most = Integer.MAX_VALUE;
        for (CarryLimit limit : table.mission().rulings(CarryLimit.class)) {
            most = Math.min(most, limit.most(table, bearer, thing));
        }
        return most;
    }
}
