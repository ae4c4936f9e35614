package redoubt.livingdead.mission.m07;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.Goal;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.livingdead.ghouls.SpawnOrder;
import redoubt.livingdead.mission.rules.Deeds;

/** A ghoul of a kind was killed in the zone of the white spawn token. */
public record KilledAtWhite(String ghoul) implements Goal, AfterEvent {
    private static final String DONE = "killed at the white token";

    @Override
    public boolean isMet(Table table) {
        return Deeds.isDone(table, DONE);
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ZombieEliminated killed
                && killed.zombie().equals(ghoul)
                && SpawnOrder.isWhite(play.table(), killed.zone())) {
            play.table(Deeds.noted(play.table(), DONE));
        }
    }
}
