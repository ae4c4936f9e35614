package redoubt.whitedeath.guards;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Guards go to another zone together, and perhaps on from there. */
public record MoveGuards(SurvivorId commander, int guards, Zone from, Zone to, int more) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        GuardActions actions = GuardActions.of(table);
        play.table(table.withAllies(
                table.allies().moved(from.index(), to.index(), actions.guard().index(), guards)));
        if (more > 0 && !Squad.of(play.table(), commander, to).isStopped()) {
            play.then(new MoveGuardsOn(commander, guards, to, more));
        }
        Rulings.happened(play, new GuardEvent.GuardsMoved(GuardRules.MOVE, commander, guards, from, to));
    }
}
