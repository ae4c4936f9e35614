package redoubt.whitedeath.mission.m09;

import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;

/** The Empress is in the exit zone and no zombie is there. */
public record EmpressInExit(AllyKind empress, TokenKind exit) implements Goal {
    @Override
    public boolean isMet(Table table) {
        int zone = table.allies().where(empress.index()).first();
        return zone != ZoneSet.NONE
                && table.count(exit, zone) > 0
                && !table.zombies().isAny(zone);
    }

    @Override
    public double progress(Table table) {
        int from = table.allies().where(empress.index()).first();
        int to = table.tokens().where(exit.index()).first();
        if (from == ZoneSet.NONE || to == ZoneSet.NONE) {
            return 0;
        }
        int distance = table.survivorPaths().distance(from, to);
        return distance < 0 ? 0 : 1.0 / (1 + distance);
    }
}
