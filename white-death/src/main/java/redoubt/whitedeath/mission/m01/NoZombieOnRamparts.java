package redoubt.whitedeath.mission.m01;

import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.whitedeath.ground.Ground;

/** No zombie stands on a rampart. */
public record NoZombieOnRamparts(Ground ground) implements Goal {
    @Override
    public boolean isMet(Table table) {
        ZoneSet infested = table.zombies().where();
        for (int zone = infested.first(); zone != ZoneSet.NONE; zone = infested.nextAfter(zone)) {
            if (ground.isRampart(table.terrain(), zone)) {
                return false;
            }
        }
        return true;
    }
}
