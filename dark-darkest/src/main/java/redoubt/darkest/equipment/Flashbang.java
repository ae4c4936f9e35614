package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.Card;
import redoubt.darkest.reaction.Holds;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Frees one survivor in its user's room, but not from the Undead Bird (DD-ITEM-14, DD-GAP-61). */
record Flashbang() implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-14");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> throwing = new ArrayList<>();
        Cards.held(survivor, "Flashbang").ifPresent(card -> {
            for (Survivor other : table.in(survivor.room())) {
                if (other.isEntrapped() && other.body().grab() != Grab.BIRD) {
                    throwing.add(new Throw(survivor.person(), card, other.person()));
                }
            }
        });
        return throwing;
    }

    /** This survivor is freed. */
    record Throw(Person who, Card card, Person held) implements Deed {
        @Override
        public String key() {
            return "flashbang " + who.key() + " for " + held.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()), held.mark());
        }

        @Override
        public void carryOut(Play<Table> play) {
            CardAnswer.spend(play, who, card, RULE);
            Holds.free(play, held.place(), RULE);
        }
    }
}
