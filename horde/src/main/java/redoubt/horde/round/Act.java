package redoubt.horde.round;

import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The survivor whose turn it is chooses what to do next, or ends the turn. */
public record Act(SurvivorId survivor) implements Question<Table, ActOption> {
    private static final DoNothing DO_NOTHING = new DoNothing();

    @Override
    public Decision<ActOption> decision(Table table) {
        Survivor actor = table.survivor(survivor);
        List<ActOption> options = Offers.to(table, actor);
        options.add(DO_NOTHING);
        return new Decision<>(table.cite(Cite.CHOOSE_ACTION), table.seatOf(survivor), options);
    }

    @Override
    public void answer(ActOption chosen, Play<Table> play) {
        if (chosen instanceof DoNothing) {
            play.then(chosen.step(survivor));
            return;
        }
        play.then(chosen.step(survivor), this);
        Pay.or(play, survivor, chosen);
    }
}
