package redoubt.secondedition.kids;

import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The move is over, and zombies hold the kid as they hold everybody. */
record EndSlip(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor kid = play.table().survivor(survivor);
        play.table(play.table().with(kid.withTurn(kid.turn().withUsed(KidsSlip.OVER))));
    }
}
