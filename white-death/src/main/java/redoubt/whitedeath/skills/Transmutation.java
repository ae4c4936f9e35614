package redoubt.whitedeath.skills;

import java.util.List;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** For an action the survivor turns a card carried into a new one from the deck, as often as it likes. */
public record Transmutation() implements Skill, ActionRuling {
    /** Turns this card into another. */
    public record Change(String card) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new Transmute(actor, card);
        }

        @Override
        public String key() {
            return "transmute " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card));
        }
    }

    @Override
    public String name() {
        return "Transmutation";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!actor.turn().isUnderWay()) {
            return;
        }
        Inventory inventory = actor.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            boolean isFirst = !inventory.isEmpty(slot)
                    && inventory.slotOf(inventory.held(slot).name()) == slot;
            if (isFirst) {
                menu.add(new Change(inventory.held(slot).name()));
            }
        }
    }
}
