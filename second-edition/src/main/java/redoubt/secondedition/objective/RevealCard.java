package redoubt.secondedition.objective;

import java.util.Optional;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The mission reveals a card beside the board, which has no taker: it is read for the first survivor of the team. */
public record RevealCard(String card) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor first = play.table().survivors().getFirst();
        play.then(ObjectiveCards.read(new Reading(card, first.id(), first.zone()), Optional.empty()));
    }
}
