package redoubt.secondedition.objective;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** The team has found this keyword. */
public record Found(String keyword) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        list.win("Found", isMet(table), ZoneSet.EMPTY, MarkKind.KEYWORD.mark(keyword));
    }

    @Override
    public boolean isMet(Table table) {
        return Finds.of(table).has(keyword);
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
