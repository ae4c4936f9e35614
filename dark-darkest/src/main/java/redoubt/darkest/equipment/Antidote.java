package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.peril.Virus;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Removes one of two Virus tokens of its holder (DD-ITEM-01, DD-ITEM-31). */
record Antidote() implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-01");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        return Cards.held(survivor, "Antidote")
                .filter(_ -> Virus.canBeTreated(table, survivor))
                .<List<Deed>>map(card -> List.of(new Take(survivor.person(), card)))
                .orElse(List.of());
    }

    /** The antidote is taken. */
    record Take(Person who, Card card) implements Deed {
        @Override
        public String key() {
            return "antidote " + who.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()));
        }

        @Override
        public void carryOut(Play<Table> play) {
            CardAnswer.spend(play, who, card, RULE);
            Virus.treat(play, who.place());
        }
    }
}
