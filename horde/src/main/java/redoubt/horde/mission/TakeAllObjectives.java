package redoubt.horde.mission;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;

/** All objectives of the mission have been taken; one lost otherwise can never be. */
public record TakeAllObjectives(int all) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet places =
                Checklist.zones(table.objectives().stream().map(Objective::zone).toList());
        list.win("TakeAllObjectives", ObjectivesTaken.of(table).colours().size(), all, places);
    }

    @Override
    public boolean isMet(Table table) {
        return ObjectivesTaken.of(table).colours().size() == all;
    }

    @Override
    public boolean isOutOfReach(Table table) {
        return ObjectivesTaken.of(table).colours().size() + table.objectives().size() < all;
    }

    @Override
    public double progress(Table table) {
        return (double) ObjectivesTaken.of(table).colours().size() / all;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        List<Objective> objectives = table.objectives();
        for (int i = 0; i < objectives.size(); i++) {
            errands.add(new Errand(objectives.get(i).zone().index(), 2, 1));
        }
    }
}
