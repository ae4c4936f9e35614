package redoubt.whitedeath.mission.m05;

import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.whitedeath.beacon.Beacon;

/** The beacon, on the board or in somebody's keeping, is in the exit zone. */
public record BeaconInExit(TokenKind beacon, TokenKind exit) implements Goal {
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
}
