package redoubt.secondedition.mission.rules;

import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Table;
import redoubt.secondedition.objective.CardsLaid;

/** While a card lies revealed, the first spawn zone draws one more zombie card in each spawn step. */
public record MoreCardsWhile(String card) implements SpawnRuling {
    @Override
    public int extraCards(Table table) {
        return CardsLaid.of(table).fate(card) == CardsLaid.Fate.STAYING ? 1 : 0;
    }
}
