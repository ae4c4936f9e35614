package redoubt.secondedition.abomination;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** How many abominations may be on the board; a mission names it among its rulings if a group has agreed on a fest (Z2-FEST-01). */
public record Fest(int most) implements Ruling {
    private static final Fest NONE = new Fest(1);

    public static int most(Table table) {
        return table.mission().policy(Fest.class, NONE).most();
    }
}
