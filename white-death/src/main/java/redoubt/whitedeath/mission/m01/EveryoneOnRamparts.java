package redoubt.whitedeath.mission.m01;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.guards.Marching;

/** All survivors and all guards who live stand on ramparts. */
public record EveryoneOnRamparts(Ground ground) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet manned = table.manned();
        int above = 0;
        int all = 0;
        for (int zone = manned.first(); zone != ZoneSet.NONE; zone = manned.nextAfter(zone)) {
            int here = table.allies().count(zone) + table.survivorsIn(zone).size();
            all += here;
            above += ground.isRampart(table.terrain(), zone) ? here : 0;
        }
        list.win("EveryoneOnRamparts", above, all);
    }

    @Override
    public boolean isMet(Table table) {
        ZoneSet manned = table.manned();
        for (int zone = manned.first(); zone != ZoneSet.NONE; zone = manned.nextAfter(zone)) {
            if (!ground.isRampart(table.terrain(), zone)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double progress(Table table) {
        ZoneSet manned = table.manned();
        int above = 0;
        int all = 0;
        for (int zone = manned.first(); zone != ZoneSet.NONE; zone = manned.nextAfter(zone)) {
            int here = table.allies().count(zone) + table.survivorsIn(zone).size();
            all += here;
            above += ground.isRampart(table.terrain(), zone) ? here : 0;
        }
        return all == 0 ? 0 : (double) above / all;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (!isDue) {
            return;
        }
        ZoneSet ramparts = table.terrain().ofKind(ground.legend().zones().get(ground.rampart()));
        for (int zone = ramparts.first(); zone != ZoneSet.NONE; zone = ramparts.nextAfter(zone)) {
            if (!table.zombies().isAny(zone)) {
                errands.add(new Errand(zone, 9, table.survivors().size()));
            }
        }
    }

    /** Guards climb before anybody else, as they are slow to command. */
    @Override
    public double opinion(Outlook outlook, Option option) {
        if (!Marching.isAbout(outlook, option)) {
            return 0;
        }
        ZoneSet ramparts =
                outlook.table().terrain().ofKind(ground.legend().zones().get(ground.rampart()));
        return new Marching(zone -> steps(outlook, ramparts, zone), 2.5).opinion(outlook, option);
    }

    private static int steps(Outlook outlook, ZoneSet ramparts, int from) {
        int least = Integer.MAX_VALUE;
        for (int zone = ramparts.first(); zone != ZoneSet.NONE; zone = ramparts.nextAfter(zone)) {
            least = Math.min(least, outlook.steps(from, zone));
        }
        return least;
    }
}
