package redoubt.whitedeath.mission.m04;

import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** How many buildings with a red objective have been set on fire. */
public record BuildingsBurnt(int count) implements Annexes.Annex {
    private static final BuildingsBurnt NONE = new BuildingsBurnt(0);

    static BuildingsBurnt of(Table table) {
        return table.annexes().find(BuildingsBurnt.class).orElse(NONE);
    }

    BuildingsBurnt withOneMore() {
        return new BuildingsBurnt(count + 1);
    }
}
