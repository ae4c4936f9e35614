package redoubt.horde.action;

import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor searches the zone and draws from a deck. */
public record SearchZone(SurvivorId survivor, String deck) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor searcher = table.survivor(survivor);
        play.table(table.with(searcher.withTurn(searcher.turn().withUsed(Search.ONCE))));
        play.then(new DrawCards(survivor, deck, Search.cards(table, searcher), true));
    }
}
