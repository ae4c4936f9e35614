package redoubt.whitedeath.mission.m04;

import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** No building with a red objective is left to burn, for fire or corruption: the other reading of WD-GAP-112. */
public record BurnRedBuildingsLeft(BurnAllRedBuildings all) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        all.aims(table, list);
    }

    @Override
    public boolean isMet(Table table) {
        for (Objective objective : table.objectives()) {
            if (objective.colour().equals(BurningBuildings.RED)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double progress(Table table) {
        return isMet(table) ? 1 : all.progress(table);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        all.errands(table, isDue, errands);
    }

    @Override
    public double wants(Table table, Survivor bearer, Equipment card) {
        return all.wants(table, bearer, card);
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return all.opinion(outlook, option);
    }
}
