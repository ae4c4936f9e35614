package redoubt.secondedition.mission.m05;

import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.secondedition.objective.CardsToTake;

/** A suitable shelter is found, and the team has settled in it (WZ-M05-03). */
public record FindShelter() implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.annexes().find(Shelter.class).isPresent();
    }

    /** The more cards are read, the nearer it is. */
    @Override
    public double progress(Table table) {
        return isMet(table) ? 1 : CardsToTake.share(table) * 0.8;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (!isMet(table)) {
            CardsToTake.errands(table, errands);
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return CardsToTake.opinion(outlook, option);
    }
}
