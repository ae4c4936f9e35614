package redoubt.horde.mission;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Keeps note of the objectives taken, which may differ from those no longer on the board. */
public record CountObjectives() implements AfterEvent {
    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ObjectiveTaken taken) {
            play.table(play.table().with(ObjectivesTaken.of(play.table()).with(taken.colour())));
        }
    }
}
