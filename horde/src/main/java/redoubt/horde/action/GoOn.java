package redoubt.horde.action;

import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor has entered a zone in the middle of a longer move, and goes on unless stopped there. */
record GoOn(SurvivorId survivor, int zones, int least, RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor mover = play.table().survivor(survivor);
        if (zones > 0 && mover.isOnBoard() && !Move.isStopped(play.table(), mover)) {
            play.then(new MoveOn(survivor, zones, least, rule));
        }
    }
}
