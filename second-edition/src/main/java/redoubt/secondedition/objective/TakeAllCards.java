package redoubt.secondedition.objective;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** All objective cards in zones and on doors have been taken and are not back in their places (WZ-CARD-05). */
public record TakeAllCards() implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet places = ZoneSet.EMPTY;
        int all = 0;
        int taken = 0;
        for (CardsLaid.Laid card : CardsLaid.of(table).all()) {
            if (card.kind() == ObjectiveCard.Kind.ZONE || card.kind() == ObjectiveCard.Kind.DOOR) {
                all++;
                taken += card.isTaken() ? 1 : 0;
                for (CardsLaid.Door door : card.isTaken() ? List.<CardsLaid.Door>of() : card.doors()) {
                    places = places.with(door.one().index());
                }
                places = card.isTaken() || card.zone().isEmpty()
                        ? places
                        : places.with(card.zone().get().index());
            }
        }
        list.win("TakeAllCards", taken, all, places);
    }

    @Override
    public boolean isMet(Table table) {
        return progress(table) == 1;
    }

    @Override
    public double progress(Table table) {
        return CardsToTake.share(table);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        CardsToTake.errands(table, errands);
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return CardsToTake.opinion(outlook, option);
    }
}
