package redoubt.secondedition.kids;

import java.util.List;
import redoubt.horde.round.Pay;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A kid chooses the move action in which it slips past zombies. */
public record SlipAway(SurvivorId survivor) implements Question<Table, ActOption> {
    private static final RuleId RULE = new RuleId("Z2-SETUP-10");

    @Override
    public Decision<ActOption> decision(Table table) {
        Survivor slipping = slipping(table);
        Table with = table.with(slipping);
        Menu menu = new Menu(slipping);
        for (ActionRuling ruling : Rulings.of(with, slipping, ActionRuling.HOOK)) {
            ruling.offer(with, slipping, menu);
        }
        List<ActOption> moves = menu.options().stream()
                .filter(option -> option.kind().equals(ActionKind.MOVE))
                .toList();
        return new Decision<>(RULE, table.seatOf(survivor), moves);
    }

    private Survivor slipping(Table table) {
        Survivor kid = table.survivor(survivor);
        return kid.withTurn(kid.turn().withUsed(KidsSlip.BEGUN));
    }

    @Override
    public void answer(ActOption chosen, Play<Table> play) {
        play.table(play.table().with(slipping(play.table())));
        play.then(chosen.step(survivor), new EndSlip(survivor));
        Pay.or(play, survivor, chosen);
    }
}
