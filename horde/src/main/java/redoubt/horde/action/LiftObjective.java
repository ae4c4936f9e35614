package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor takes an objective off the board and shows its colour; the mission says what follows. */
public record LiftObjective(SurvivorId survivor, int place) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<Objective> left = new ArrayList<>(table.objectives());
        Objective taken = left.remove(place);
        play.table(table.withObjectives(left));
        HordeEvent event =
                new HordeEvent.ObjectiveTaken(table.cite(Cite.TAKE_OBJECTIVE), survivor, taken.zone(), taken.colour());
        if (taken.isFaceDown()) {
            Rulings.revealed(play, event);
        } else {
            Rulings.happened(play, event);
        }
    }
}
