package redoubt.horde.openings;

import redoubt.horde.action.PutNoise;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor opens something with a noisy tool. */
record TurnNoisily(SurvivorId survivor, TurnLeaf turn) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.then(turn, new PutNoise(survivor));
    }
}
