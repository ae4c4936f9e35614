package redoubt.secondedition.objective.effect;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.ObjectiveCards;
import redoubt.secondedition.objective.Reading;

/** A note is read. */
public record ReadNote(String note) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        play.then(ObjectiveCards.note(reading.of(note)));
    }
}
