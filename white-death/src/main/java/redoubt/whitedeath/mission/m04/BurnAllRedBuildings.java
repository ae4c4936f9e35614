package redoubt.whitedeath.mission.m04;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;

/** All buildings with a red objective are on fire; one whose objective was lost to corruption never will be. */
public record BurnAllRedBuildings(int buildings) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return BuildingsBurnt.of(table).count() == buildings;
    }

    @Override
    public boolean isOutOfReach(Table table) {
        int possible = BuildingsBurnt.of(table).count();
        for (Objective objective : table.objectives()) {
            possible += objective.colour().equals(BurningBuildings.RED) ? 1 : 0;
        }
        return possible < buildings;
    }

    @Override
    public double progress(Table table) {
        return (double) BuildingsBurnt.of(table).count() / buildings;
    }
}
