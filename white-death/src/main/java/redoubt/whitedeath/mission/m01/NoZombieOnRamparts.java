package redoubt.whitedeath.mission.m01;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.whitedeath.ground.Ground;

/** No zombie stands on a rampart. */
public record NoZombieOnRamparts(Ground ground) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet places = ZoneSet.EMPTY;
        int zombies = 0;
        ZoneSet infested = table.zombies().where();
        for (int zone = infested.first(); zone != ZoneSet.NONE; zone = infested.nextAfter(zone)) {
            if (ground.isRampart(table.terrain(), zone)) {
                places = places.with(zone);
                zombies += table.zombies().count(zone);
            }
        }
        list.win("NoZombieOnRamparts", zombies == 0, places, Checklist.count(zombies));
    }

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

    @Override
    public double progress(Table table) {
        ZoneSet infested = table.zombies().where();
        int above = 0;
        for (int zone = infested.first(); zone != ZoneSet.NONE; zone = infested.nextAfter(zone)) {
            above += ground.isRampart(table.terrain(), zone) ? table.zombies().count(zone) : 0;
        }
        return 1.0 / (1 + above);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        ZoneSet infested = isDue ? table.zombies().where() : ZoneSet.EMPTY;
        for (int zone = infested.first(); zone != ZoneSet.NONE; zone = infested.nextAfter(zone)) {
            if (ground.isRampart(table.terrain(), zone)) {
                errands.add(new Errand(zone, 9, 2));
            }
        }
    }
}
