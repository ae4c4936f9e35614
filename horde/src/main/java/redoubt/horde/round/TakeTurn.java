package redoubt.horde.round;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor takes a turn with all their actions. */
public record TakeTurn(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor actor = table.survivor(survivor);
        if (!actor.isOnBoard()) {
            return;
        }
        int actions = table.print().actionsPerTurn();
        List<FreeAction> free = new ArrayList<>();
        for (TurnRuling ruling : Rulings.of(table, actor, TurnRuling.HOOK)) {
            actions += ruling.extraActions();
            free.addAll(ruling.freeActions());
        }
        // What was used before the turn, in an action that somebody granted, stays used; a second turn begins afresh.
        List<String> used = actor.hasActed() ? List.of() : actor.turn().used();
        play.table(table.with(actor.withTurn(new Turn(true, actions, List.copyOf(free), used, "", 0))));
        play.log(new HordeEvent.TurnBegan(table.cite(Cite.ACTIONS_PER_TURN), survivor, actions));
        play.then(new Act(survivor));
    }
}
