package redoubt.horde.cards;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** In the own turn food can be consumed for free, wherever it is carried. */
public record Consume() implements ActionRuling {
    /** Consumes this card. */
    public record Meal(String card, int adrenaline) implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new ConsumeFood(actor, card, adrenaline);
        }

        @Override
        public String key() {
            return "consume " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card), MarkKind.COUNT.mark(Integer.toString(adrenaline)));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        Inventory inventory = actor.inventory();
        for (int slot = 0; slot < inventory.size() && actor.turn().isUnderWay(); slot++) {
            if (!inventory.isEmpty(slot)) {
                String name = inventory.held(slot).name();
                Optional<Food> food = inventory.held(slot).card().trait(Food.class);
                if (food.isPresent() && inventory.slotOf(name) == slot) {
                    menu.add(new Meal(name, food.get().adrenaline()));
                }
            }
        }
    }
}
