package redoubt.whitedeath.mission.m05;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.whitedeath.beacon.Beacon;

/** The beacon, on the board or in somebody's keeping, is in the exit zone. */
public record BeaconInExit(TokenKind beacon, TokenKind exit) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        int to = table.tokens().where(exit.index()).first();
        list.bring("BeaconInExit", isMet(table), Beacon.at(table, beacon), to);
    }

    @Override
    public boolean isMet(Table table) {
        int zone = Beacon.at(table, beacon);
        return zone != ZoneSet.NONE && table.count(exit, zone) > 0;
    }

    @Override
    public double progress(Table table) {
        int from = Beacon.at(table, beacon);
        int to = table.tokens().where(exit.index()).first();
        if (from == ZoneSet.NONE || to == ZoneSet.NONE) {
            return 0;
        }
        int distance = table.survivorPaths().distance(from, to);
        boolean isTaken = table.tokens().total(beacon.index()) == 0;
        return distance < 0 ? 0 : (isTaken ? 0.5 : 0) + 0.5 / (1 + distance);
    }

    /** Somebody fetches the beacon and takes it to the exit; meanwhile objectives give weapons. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        int exits = table.tokens().first(exit.index());
        int lying = table.tokens().first(beacon.index());
        if (lying != ZoneSet.NONE) {
            errands.add(new Errand(lying, 4, 2));
        }
        for (Survivor survivor : table.survivors()) {
            if (survivor.carried().contains(Beacon.CARRIED)) {
                errands.add(Errand.of(survivor, exits, 20));
            }
        }
        for (Objective objective : table.objectives()) {
            errands.add(new Errand(objective.zone().index(), 0.5, 1));
        }
        errands.add(new Errand(exits, 0, 1));
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof EmpressBeacon.Take ? 8 : 0;
    }
}
