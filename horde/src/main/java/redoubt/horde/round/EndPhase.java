package redoubt.horde.round;

import java.util.Optional;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The end phase: what skills and missions do, reloading, removing noise, and passing the first player token to the left. */
public record EndPhase() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().withPhase(Phase.END));
        play.then(
                new AtMoment(Moment.END_PHASE, Optional.empty()),
                new ReloadAll(),
                new RemoveNoise(),
                new AtMoment(Moment.BOARD_CLEARED, Optional.empty()),
                new PassFirstPlayer());
    }
}
