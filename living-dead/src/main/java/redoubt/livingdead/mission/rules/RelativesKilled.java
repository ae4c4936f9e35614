package redoubt.livingdead.mission.rules;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.livingdead.edition.LivingDead;

/** Puts down in the chronicle who has killed a relative and where, of which some scenes ask. */
public record RelativesKilled() implements AfterEvent {
    private static final String BY = "relative killed by ";
    private static final String AT = "relative killed at ";

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ZombieEliminated killed
                && killed.zombie().equals(LivingDead.RELATIVE)) {
            killed.survivor().ifPresent(killer -> play.table(Chronicle.noted(play.table(), BY + killer.name())));
            play.table(Chronicle.noted(play.table(), AT + killed.zone()));
        }
    }

    static boolean isBy(Table table, Survivor killer) {
        return Chronicle.has(table, BY + killer.name());
    }

    static boolean isAt(Table table, Zone zone) {
        return Chronicle.has(table, AT + zone);
    }
}
