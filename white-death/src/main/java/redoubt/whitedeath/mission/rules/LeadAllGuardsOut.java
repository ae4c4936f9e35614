package redoubt.whitedeath.mission.rules;

import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;

/** All guards have left the board, whether all survivors have or not: the other reading of WD-GAP-122. */
public record LeadAllGuardsOut(LeaveWithAllGuards all) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        all.guardsOut(table, list);
    }

    @Override
    public boolean isMet(Table table) {
        return table.allies().total() == 0;
    }

    @Override
    public Optional<RuleId> reason() {
        return all.reason();
    }

    @Override
    public boolean isOutOfReach(Table table) {
        return all.isOutOfReach(table);
    }

    @Override
    public double progress(Table table) {
        return 1 - (double) table.allies().total() / all.guards();
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        all.errands(table, isDue, errands);
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return all.opinion(outlook, option);
    }
}
