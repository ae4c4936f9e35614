package redoubt.horde.round;

import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A turn ends; any actions left are lost. */
public record EndTurn(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor actor = table.survivor(survivor);
        play.table(table.with(actor.withTurn(actor.turn().ended(), true)));
        boolean isCutShort = actor.turn().actions() > 0 || !actor.turn().free().isEmpty();
        play.log(new HordeEvent.TurnEnded(table.cite(isCutShort ? Cite.DO_NOTHING : Cite.ACTIONS_PER_TURN), survivor));
        if (actor.isOnBoard()) {
            play.then(new AtMoment(Moment.TURN_ENDS, Optional.of(survivor)));
        }
    }
}
