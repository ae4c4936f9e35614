package redoubt.secondedition.mission.rules;

import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** An objective gives five points of adrenaline to whoever takes it (Z2-OBJ-01). */
public record AdrenalineForObjectives() implements AfterEvent {
    private static final int POINTS = 5;

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ObjectiveTaken taken) {
            play.then(new GainAdrenaline(taken.survivor(), POINTS));
        }
    }
}
