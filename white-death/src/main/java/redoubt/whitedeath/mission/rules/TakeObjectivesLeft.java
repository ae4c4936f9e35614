package redoubt.whitedeath.mission.rules;

import redoubt.horde.mission.Goal;
import redoubt.horde.mission.TakeAllObjectives;
import redoubt.horde.table.Table;

/** No objective lies on the board any more, taken or lost to corruption: the other reading of WD-GAP-104. */
public record TakeObjectivesLeft(TakeAllObjectives all) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.objectives().isEmpty();
    }

    @Override
    public double progress(Table table) {
        return isMet(table) ? 1 : all.progress(table);
    }
}
