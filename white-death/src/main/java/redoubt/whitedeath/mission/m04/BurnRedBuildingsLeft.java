package redoubt.whitedeath.mission.m04;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;

/** No building with a red objective is left to burn, for fire or corruption: the other reading of WD-GAP-112. */
public record BurnRedBuildingsLeft(BurnAllRedBuildings all) implements Goal {
    @Override
    public boolean isMet(Table table) {
        for (Objective objective : table.objectives()) {
            if (objective.colour().equals(BurningBuildings.RED)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double progress(Table table) {
        return isMet(table) ? 1 : all.progress(table);
    }
}
