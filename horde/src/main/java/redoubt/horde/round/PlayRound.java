package redoubt.horde.round;

import java.util.List;
import redoubt.horde.edition.Edition;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** A round: the phases of the edition one after another, then the next round. */
public record PlayRound() implements Effect<Table> {
    /** The phases that most rulebooks have. */
    public static final List<Step<Table>> PHASES = List.of(new PlayersPhase(), new ZombiePhase(), new EndPhase());

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        int round = table.round() + 1;
        play.table(table.withRound(round));
        play.log(new HordeEvent.RoundBegan(table.cite(Cite.ROUND_ORDER), round));
        play.then(this);
        play.then(Edition.of(table).workings().round());
    }
}
