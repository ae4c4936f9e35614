package redoubt.whitedeath.abomination;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.spawning.ActivateOne;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.whitedeath.beacon.Stronghold;

/** How many abominations may come and which; a mission names one of these among its rulings if a mode was agreed on. */
public enum Abominations implements Ruling {
    /** One at a time, always the Khan. */
    ONE,
    /** One at a time, drawn from the abomination deck. */
    DECK,
    /** Every card brings one more. */
    FESTIVAL;

    public static Abominations of(Table table) {
        return table.mission().policy(Abominations.class, ONE);
    }

    /** The abominations on the board. */
    static List<ActivateOne.Wake> present(Table table) {
        List<ActivateOne.Wake> present = new ArrayList<>(1);
        for (int kind : Miniatures.kinds(table, Stronghold.ABOMINATION)) {
            ZoneSet where = table.zombies().where(kind);
            for (int at = where.first(); at != ZoneSet.NONE; at = where.nextAfter(at)) {
                String name = table.print().zombieKinds().get(kind).name();
                present.add(new ActivateOne.Wake(kind, name, table.zone(at)));
            }
        }
        return List.copyOf(present);
    }
}
