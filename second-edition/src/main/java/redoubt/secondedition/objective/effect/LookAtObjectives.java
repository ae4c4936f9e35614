package redoubt.secondedition.objective.effect;

import java.util.List;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The group looks at so many objective cards of the board, which stay as they are (WZ-OBJ-11). */
public record LookAtObjectives(int cards) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        PeekAtCard peek = new PeekAtCard(reading.rule(), cards, List.of());
        if (!peek.unseen(play.table()).isEmpty()) {
            play.then(peek);
        }
    }
}
