package redoubt.horde.rulings;

import redoubt.horde.table.Danger;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Policy: whether survivors who have left the board count towards the danger level; a mission names one among its rulings. */
public enum Leavers implements Ruling {
    COUNT,
    DO_NOT_COUNT;

    /** The highest level anybody has reached, at which zombie cards are read. */
    public static Danger danger(Table table) {
        boolean doLeaversCount = table.mission().policy(Leavers.class, COUNT) == COUNT;
        Danger highest = Danger.BLUE;
        for (Survivor survivor : table.survivors()) {
            boolean doesCount = doLeaversCount || survivor.presence() != Survivor.Presence.LEFT;
            if (doesCount && survivor.danger().compareTo(highest) > 0) {
                highest = survivor.danger();
            }
        }
        return highest;
    }
}
