package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Effort;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Two more Action points this Round; in the Showdown two cubes come back (DD-ITEM-06, DD-GAP-73). */
record EnergyDrink() implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-06");
    private static final int POINTS = 2;

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        return Cards.held(survivor, "Energy Drink")
                .<List<Deed>>map(card -> List.of(new Drink(survivor.person(), card)))
                .orElse(List.of());
    }

    /** The drink is drunk. */
    record Drink(Person who, Card card) implements Deed {
        @Override
        public String key() {
            return "energy drink " + who.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()));
        }

        @Override
        public void carryOut(Play<Table> play) {
            CardAnswer.spend(play, who, card, RULE);
            play.table(play.table()
                    .with(who.place(), survivor -> survivor.with(refreshed(play.table(), survivor.effort()))));
        }

        private static Effort refreshed(Table table, Effort effort) {
            if (!table.clock().isShowdown()) {
                return effort.withPoints(effort.points() + POINTS);
            }
            int middle = Math.min(POINTS, effort.middleBox());
            int left = Math.min(POINTS - middle, effort.leftBox());
            return effort.withBoxes(effort.leftBox() - left, effort.middleBox() - middle)
                    .withPoints(effort.points() + middle + left);
        }
    }
}
