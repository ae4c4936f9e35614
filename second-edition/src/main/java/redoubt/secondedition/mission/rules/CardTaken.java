package redoubt.secondedition.mission.rules;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.secondedition.objective.CardsLaid;

/** One certain objective card has been taken. */
public record CardTaken(String card) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return CardsLaid.of(table).laid(card).isTaken();
    }
}
