package redoubt.horde.round;

import java.util.Optional;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The players' phase: seat by seat from the first player on, every survivor takes a turn. */
public record PlayersPhase() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().withPhase(Phase.PLAYERS));
        play.then(
                new AtMoment(Moment.PLAYERS_PHASE_BEGINS, Optional.empty()),
                new NextTurn(0),
                new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
    }
}
