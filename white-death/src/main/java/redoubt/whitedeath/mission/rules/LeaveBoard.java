package redoubt.whitedeath.mission.rules;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor leaves the board alive, and all guards of its zone go along. */
record LeaveBoard(SurvivorId survivor, AllyKind guard) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor leaver = table.survivor(survivor);
        int zone = leaver.zone().index();
        int guards = table.allies().count(zone, guard.index());
        play.table(table.with(leaver.withPresence(Survivor.Presence.LEFT))
                .withAllies(table.allies().minus(zone, guard.index(), guards)));
        Rulings.happened(play, new HordeEvent.SurvivorLeft(MissionIds.LEAVE, survivor, leaver.zone()));
        if (guards > 0) {
            Rulings.happened(
                    play, new MissionEvent.GuardsLeft(MissionIds.GUARDS_LEAVE, survivor, leaver.zone(), guards));
        }
    }
}
