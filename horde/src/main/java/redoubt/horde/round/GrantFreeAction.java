package redoubt.horde.round;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor may use a free action at once, in its own turn or in somebody else's, or let it pass. */
public record GrantFreeAction(SurvivorId survivor, FreeAction free) implements Question<Table, ActOption> {
    private static final Decline DECLINE = new Decline();

    @Override
    public Decision<ActOption> decision(Table table) {
        Survivor actor = table.survivor(survivor);
        Turn turn = actor.turn();
        Survivor granted = actor.withTurn(turn.withFree(List.of(free)));
        List<ActOption> options = new ArrayList<>();
        for (ActOption option : Offers.to(table.with(granted), granted)) {
            if (option.cost() > 0 && free.pays(option.kind()) && option.cost() - 1 <= turn.actions()) {
                options.add(option);
            }
        }
        options.add(DECLINE);
        return new Decision<>(table.cite(Cite.PAY_ACTION), table.seatOf(survivor), options);
    }

    @Override
    public void answer(ActOption chosen, Play<Table> play) {
        if (!(chosen instanceof Decline)) {
            play.then(chosen.step(survivor));
            Pay.granted(play, survivor, chosen, free);
        }
    }
}
