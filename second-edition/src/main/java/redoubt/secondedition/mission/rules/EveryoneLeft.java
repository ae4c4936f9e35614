package redoubt.secondedition.mission.rules;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.secondedition.sense.Exits;

/** All survivors have left the board through the exit. */
public record EveryoneLeft() implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet exits = table.tokens().where(table.print().token("exit").index());
        list.win("LeaveThroughExit", left(table), table.survivors().size(), exits);
    }

    @Override
    public boolean isMet(Table table) {
        return left(table) == table.survivors().size();
    }

    @Override
    public double progress(Table table) {
        return (double) left(table) / table.survivors().size();
    }

    private static int left(Table table) {
        int left = 0;
        for (Survivor survivor : table.survivors()) {
            left += survivor.presence() == Survivor.Presence.LEFT ? 1 : 0;
        }
        return left;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (isDue) {
            Exits.errands(table, errands);
        }
    }
}
