package redoubt.livingdead.mission.m05;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.Goal;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.livingdead.mission.rules.Deeds;

/** Every survivor has killed at least one ghoul of a kind. */
public record EveryoneKilled(String ghoul) implements Goal, AfterEvent {
    private static final String BY = " killed by ";

    @Override
    public boolean isMet(Table table) {
        return killers(table) == table.survivors().size();
    }

    private int killers(Table table) {
        int killers = 0;
        for (Survivor survivor : table.survivors()) {
            killers += Deeds.isDone(table, ghoul + BY + survivor.name()) ? 1 : 0;
        }
        return killers;
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ZombieEliminated killed
                && killed.zombie().equals(ghoul)
                && killed.survivor().isPresent()) {
            play.table(Deeds.noted(play.table(), ghoul + BY + killed.survivor().get()));
        }
    }

    @Override
    public double progress(Table table) {
        return (double) killers(table) / table.survivors().size();
    }
}
