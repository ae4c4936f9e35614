package redoubt.secondedition.mission.rules;

import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.secondedition.sense.Exits;

/** All survivors in play have left the board; whoever was picked up is with them, and so is whoever lies there in time (WZ-KO-13). */
public record NobodyInPlay() implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        int left = 0;
        int all = 0;
        for (Survivor survivor : table.survivors()) {
            left += survivor.presence() == Survivor.Presence.LEFT ? 1 : 0;
            all += survivor.presence() == Survivor.Presence.ELIMINATED ? 0 : 1;
        }
        list.win(
                "LeaveThroughExit",
                left,
                all,
                table.tokens().where(table.print().token("exit").index()));
    }

    @Override
    public boolean isMet(Table table) {
        return progress(table) == 1;
    }

    @Override
    public double progress(Table table) {
        double left = 0;
        int all = 0;
        for (Survivor survivor : table.survivors()) {
            left += survivor.presence() == Survivor.Presence.LEFT ? 1 : 0;
            all += survivor.presence() == Survivor.Presence.ELIMINATED ? 0 : 1;
        }
        return all == 0 ? 0 : left / all;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (isDue) {
            Exits.errands(table, errands);
        }
    }
}
