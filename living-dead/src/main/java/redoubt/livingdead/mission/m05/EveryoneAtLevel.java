package redoubt.livingdead.mission.m05;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Every survivor has reached a level. */
public record EveryoneAtLevel(Danger level) implements Goal {
    @Override
    public boolean isMet(Table table) {
        for (Survivor survivor : table.survivors()) {
            if (!survivor.danger().isAtLeast(level)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double progress(Table table) {
        double points = 0;
        int needed = table.book().adrenalineAt(level);
        for (Survivor survivor : table.survivors()) {
            points += survivor.danger().isAtLeast(level) ? needed : Math.min(needed, survivor.adrenaline());
        }
        return points / (needed * table.survivors().size());
    }
}
