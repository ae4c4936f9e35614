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
        play.table(table.with(CardsLaid.of(table).with(id, CardsLaid.Fate.IN_HAND)));
        switch (ObjectiveCards.card(table, id).kind()) {
            case NOTE -> {
                play.table(play.table().with(Finds.of(table).withNote(id)));
                Rulings.revealed(play, new CardEvent.NoteRead(reading.rule(), reading.taker(), id));
            }
            case TIMED -> Rulings.revealed(play, new CardEvent.CardRevealed(reading.rule(), id));
            case ZONE, DOOR ->
                Rulings.revealed(play, new CardEvent.CardRead(reading.rule(), reading.taker(), id, reading.zone()));
        }
    }
}
