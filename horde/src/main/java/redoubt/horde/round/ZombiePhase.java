package redoubt.horde.round;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The zombies' phase: they attack and move, then more of them come. */
public record ZombiePhase() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().withPhase(Phase.ZOMBIES));
        play.then(new ActivateZombies(new Activation(List.of(), ZoneSet.EMPTY, Optional.empty())), new SpawnStep());
    }
}
