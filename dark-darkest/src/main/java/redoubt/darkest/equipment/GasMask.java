package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.peril.BurnHouse;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** No fire damage for its user this Round (DD-ITEM-17). */
record GasMask() implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-17");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        return Cards.held(survivor, "Gas Mask")
                .filter(_ -> !survivor.effort().used().contains(BurnHouse.GAS_MASK))
                .<List<Deed>>map(card -> List.of(new PutOn(survivor.person(), card)))
                .orElse(List.of());
    }

    /** The mask is put on. */
    record PutOn(Person who, Card card) implements Deed {
        @Override
        public String key() {
            return "gas mask " + who.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()));
        }

        @Override
        public void carryOut(Play<Table> play) {
            CardAnswer.spend(play, who, card, RULE);
            play.table(play.table().with(who.place(), survivor -> survivor.using(BurnHouse.GAS_MASK)));
        }
    }
}
