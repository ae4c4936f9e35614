package redoubt.secondedition.objective;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;

/** All objective cards in zones and on doors have been taken and are not back in their places (WZ-CARD-05). */
public record TakeAllCards() implements Goal {
    @Override
    public boolean isMet(Table table) {
        return progress(table) == 1;
    }

    @Override
    public double progress(Table table) {
        int all = 0;
        int taken = 0;
        for (CardsLaid.Laid card : CardsLaid.of(table).all()) {
            if (card.kind() == ObjectiveCard.Kind.ZONE || card.kind() == ObjectiveCard.Kind.DOOR) {
                all++;
                taken += card.isTaken() ? 1 : 0;
            }
        }
        return (double) taken / all;
    }
}
