package redoubt.horde.mission;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor leaves the board alive. */
record LeaveBoard(SurvivorId survivor, RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor leaver = play.table().survivor(survivor);
        play.table(play.table().with(leaver.withPresence(Survivor.Presence.LEFT)));
        Rulings.happened(play, new HordeEvent.SurvivorLeft(rule, survivor, leaver.zone()));
    }
}
