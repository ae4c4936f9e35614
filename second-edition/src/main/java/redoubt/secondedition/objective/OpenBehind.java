package redoubt.secondedition.objective;

import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The door on which a card lay opens, unless the card is back on it. */
record OpenBehind(String card, TurnLeaf opening) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        if (CardsLaid.of(play.table()).fate(card) != CardsLaid.Fate.RETURNED) {
            play.then(opening);
        }
    }
}
