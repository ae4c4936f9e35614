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
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor may use a free action at once, in their own turn or in somebody else's, or pass it up. */
public record GrantFreeAction(SurvivorId survivor, FreeAction free) implements Question<Table, Option> {
    private static final Decline DECLINE = new Decline();

    @Override
    public Decision<Option> decision(Table table) {
        Survivor actor = table.survivor(survivor);
        Turn turn = actor.turn();
        Survivor granted = actor.withTurn(turn.withFree(List.of(free)));
        List<Option> options = new ArrayList<>();
        for (ActOption option : Offers.to(table.with(granted), granted)) {
            if (option.cost() > 0
                    && free.pays(option.kind(), option.isAllOut())
                    && option.cost() - 1 <= turn.actions()) {
                options.add(option);
            }
        }
        options.add(DECLINE);
        return new Decision<>(table.cite(Cite.PAY_ACTION), table.seatOf(survivor), options);
    }

    @Override
    public void answer(Option chosen, Play<Table> play) {
        if (chosen instanceof ActOption act) {
            play.then(act.step(survivor));
            Pay.granted(play, survivor, act, free);
        }
    }
}
