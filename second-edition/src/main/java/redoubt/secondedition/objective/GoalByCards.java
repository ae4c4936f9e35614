package redoubt.secondedition.objective;

import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** A goal that some objective card serves, nobody knows which: until it is met, the more cards are read, the nearer it is. */
public interface GoalByCards extends Goal {
    /** All cards read are worth so much as long as the goal is not met. */
    double READ = 0.8;

    @Override
    default double progress(Table table) {
        return isMet(table) ? 1 : CardsToTake.share(table) * READ;
    }

    @Override
    default void errands(Table table, boolean isDue, List<Errand> errands) {
        if (!isMet(table)) {
            CardsToTake.errands(table, errands);
        }
    }

    @Override
    default double opinion(Outlook outlook, Option option) {
        return CardsToTake.opinion(outlook, option);
    }
}
