package redoubt.whitedeath.mission.rules;

import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.TakeAllObjectives;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;

/** No objective lies on the board any more, taken or lost to corruption: the other reading of WD-GAP-104. */
public record TakeObjectivesLeft(TakeAllObjectives all) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        all.aims(table, list);
    }

    @Override
    public boolean isMet(Table table) {
        return table.objectives().isEmpty();
    }

    @Override
    public double progress(Table table) {
        return isMet(table) ? 1 : all.progress(table);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        all.errands(table, isDue, errands);
    }
}
