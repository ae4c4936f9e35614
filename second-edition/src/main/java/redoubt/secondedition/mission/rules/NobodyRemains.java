package redoubt.secondedition.mission.rules;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.secondedition.sense.Exits;
import redoubt.secondedition.washington.Fallen;

/** All survivors have left the board or were picked up; nobody is in play, and nobody lies there who could still be saved. */
public record NobodyRemains() implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        int all = table.survivors().size();
        ZoneSet exits = table.tokens().where(table.print().token("exit").index());
        list.win("NobodyRemains", Math.max(0, all - remaining(table)), all, exits);
    }

    @Override
    public boolean isMet(Table table) {
        return remaining(table) == 0;
    }

    @Override
    public double progress(Table table) {
        return 1 - (double) remaining(table) / table.survivors().size();
    }

    private static int remaining(Table table) {
        int remaining = 0;
        for (Survivor survivor : table.survivors()) {
            remaining += survivor.isOnBoard() ? 1 : 0;
        }
        for (Fallen.One one : Fallen.of(table).all()) {
            remaining += one.isLying() ? 1 : 0;
        }
        return remaining;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (isDue) {
            Exits.errands(table, errands);
        }
    }
}
