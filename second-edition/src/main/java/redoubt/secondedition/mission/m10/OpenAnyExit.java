package redoubt.secondedition.mission.m10;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.secondedition.objective.CardsToTake;

/** Some way out is open (WZ-M10R-01). */
public record OpenAnyExit(TokenKind exit) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        list.win("OpenAnyExit", isMet(table), ZoneSet.EMPTY);
    }

    @Override
    public boolean isMet(Table table) {
        return !table.tokens().where(exit.index()).isEmpty();
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
