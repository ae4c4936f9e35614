package redoubt.secondedition.things;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** A rule of a mission: how many things of a kind a survivor may carry. */
public interface CarryLimit extends Ruling {
    int most(Table table, Survivor bearer, String thing);
}
