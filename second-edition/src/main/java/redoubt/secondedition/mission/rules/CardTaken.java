package redoubt.secondedition.mission.rules;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.CardsToTake;

/** One certain objective card has been taken. */
public record CardTaken(String card) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet place = CardsLaid.of(table)
                .laid(card)
                .zone()
                .map(zone -> ZoneSet.of(zone.index()))
                .orElse(ZoneSet.EMPTY);
        list.win("CardTaken", isMet(table), place, MarkKind.CARD.mark(card));
    }

    @Override
    public boolean isMet(Table table) {
        return CardsLaid.of(table).laid(card).isTaken();
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
