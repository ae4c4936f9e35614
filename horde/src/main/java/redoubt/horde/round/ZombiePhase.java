package redoubt.horde.round;

import java.util.Optional;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The zombies' phase: they attack and move, then more of them appear. */
public record ZombiePhase() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().withPhase(Phase.ZOMBIES));
        play.then(
                new ActivateZombies(Activation.everything()),
                new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()),
                new SpawnStep());
    }
}
