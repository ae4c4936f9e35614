package redoubt.secondedition.campaign;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Effect;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** In their own turn survivors may spend bonus actions, each once per mission; one more action of the turn for each. */
public record BonusActions() implements ActionRuling {
    /** Spends one of those that are left. */
    public record SpendBonusAction(int left) implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new AddAction(actor);
        }

        @Override
        public String key() {
            return "spend a bonus action";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.COUNT.mark(Integer.toString(left)));
        }
    }

    /** The turn has one more action. */
    record AddAction(SurvivorId survivor) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            Sheet sheet = Sheets.of(play.table(), survivor);
            Sheet less = sheet.withSpent(sheet.spent() + 1);
            Table table = Sheets.with(play.table(), survivor, less);
            Survivor actor = table.survivor(survivor);
            play.table(table.with(
                    actor.withTurn(actor.turn().withActions(actor.turn().actions() + 1))));
            play.log(new CampaignEvent.BonusActionSpent(CampaignRules.SPENT, survivor, less.bonusLeft()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        Optional<Sheets> sheets = table.annexes().find(Sheets.class);
        int left = sheets.isPresent() ? sheets.get().sheet(actor.id()).bonusLeft() : 0;
        if (left > 0 && actor.turn().isUnderWay()) {
            menu.add(new SpendBonusAction(left));
        }
    }
}
