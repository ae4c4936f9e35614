package redoubt.whitedeath.mission.m05;

import redoubt.board.ZoneSet;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.whitedeath.mission.rules.Goal;

/** The beacon, on the board or in somebody's keeping, is in the exit zone. */
public record BeaconInExit(TokenKind beacon, TokenKind exit) implements Goal {
    @Override
    public boolean isMet(Table table) {
        int zone = zone(table);
        return zone != ZoneSet.NONE && table.count(exit, zone) > 0;
    }

    private int zone(Table table) {
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && survivor.carried().contains(EmpressBeacon.CARRIED)) {
                return survivor.zone().index();
            }
        }
        return table.tokens().where(beacon.index()).first();
    }

    @Override
    public double progress(Table table) {
        int from = zone(table);
        int to = table.tokens().where(exit.index()).first();
        if (from == ZoneSet.NONE || to == ZoneSet.NONE) {
            return 0;
        }
        int distance = table.survivorPaths().distance(from, to);
        boolean isTaken = table.tokens().total(beacon.index()) == 0;
        return distance < 0 ? 0 : (isTaken ? 0.5 : 0) + 0.5 / (1 + distance);
    }
}
