package redoubt.secondedition.objective;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card that has been read is discarded, unless it stays or is back in its place (WZ-OBJ-07). */
record PutAway(String card) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        CardsLaid laid = CardsLaid.of(play.table());
        if (laid.fate(card) == CardsLaid.Fate.IN_HAND) {
            play.table(play.table().with(laid.with(card, CardsLaid.Fate.DISCARDED)));
        }
    }
}
