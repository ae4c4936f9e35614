package redoubt.secondedition.mission.m09;

import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.secondedition.objective.CardsLaid;

/** One objective card must be taken before any other (WZ-M09-05). */
public record TakenFirst(String card) implements TurnRuling {
    @Override
    public boolean allowsTaking(Table table, Survivor actor, Objective objective) {
        CardsLaid.Laid first = CardsLaid.of(table).laid(card);
        return first.isTaken() || first.zone().orElseThrow().equals(objective.zone());
    }
}
