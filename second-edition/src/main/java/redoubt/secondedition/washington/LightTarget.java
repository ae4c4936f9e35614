package redoubt.secondedition.washington;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** Before the dice of a shot are rolled, the shooter's beam falls on the zone shot at. */
record LightTarget(SurvivorId survivor, Zone target, List<Step<Table>> then) implements Effect<Table> {
    LightTarget {
        then = List.copyOf(then);
    }

    @Override
    public void happen(Play<Table> play) {
        play.then(then);
        AimLight.aimed(play, WashingtonRules.SHOT_BY_LIGHT, survivor, target);
    }
}
