package redoubt.whitedeath.mission.rules;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** When a survivor leaves the board, all guards of the zone go along. */
public record GuardsLeave(AllyKind guard) implements AfterEvent {
    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (!(event instanceof HordeEvent.SurvivorLeft left)) {
            return;
        }
        Table table = play.table();
        int zone = left.zone().index();
        int guards = table.allies().count(zone, guard.index());
        if (guards > 0) {
            play.table(table.withAllies(table.allies().minus(zone, guard.index(), guards)));
            Rulings.happened(
                    play, new MissionEvent.GuardsLeft(MissionIds.GUARDS_LEAVE, left.survivor(), left.zone(), guards));
        }
    }
}
