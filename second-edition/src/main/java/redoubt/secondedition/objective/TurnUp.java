package redoubt.secondedition.objective;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card is turned face up and read aloud. */
record TurnUp(Reading reading) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        String id = reading.card();
        Table table = play.table();
        boolean isNote = ObjectiveCards.card(table, id).kind() == ObjectiveCard.Kind.NOTE;
        play.table(table.with(CardsLaid.of(table).with(id, CardsLaid.Fate.IN_HAND)));
        if (isNote) {
            play.table(play.table().with(Finds.of(table).withNote(id)));
            Rulings.revealed(play, new CardEvent.NoteRead(reading.rule(), reading.taker(), id));
        } else {
            Rulings.revealed(play, new CardEvent.CardRead(reading.rule(), reading.taker(), id, reading.zone()));
        }
    }
}
