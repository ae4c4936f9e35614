package redoubt.whitedeath.guards;

import redoubt.board.Zone;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor uses the guard action of the turn on the guards of a zone. */
public record CommandGuards(SurvivorId commander, Zone zone, Task task) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor actor = play.table().survivor(commander);
        play.table(play.table().with(actor.withTurn(actor.turn().withUsed(GuardActions.ONCE))));
        play.log(new GuardEvent.GuardsCommanded(GuardRules.COMMAND, commander, zone, task.words()));
        play.then(new ChooseTarget(commander, zone, task));
    }
}
