package redoubt.secondedition.objective;

import java.util.Optional;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor about to open a door takes the card that lies on it, which is read first. */
record TakeDoorCard(Reading reading, TurnLeaf opening) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.then(ObjectiveCards.read(reading, Optional.of(opening)));
    }
}
