package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A First Aid Kit or Spray heals its user or somebody in the same room (DD-ITEM-11). */
record FirstAid(String kind, int health) implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-11");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> treatments = new ArrayList<>();
        Cards.held(survivor, kind).ifPresent(card -> {
            for (Survivor other : table.in(survivor.room())) {
                if (other.body().wounds() > 0) {
                    treatments.add(new Treat(survivor.person(), card, other.person(), health));
                }
            }
        });
        return treatments;
    }

    /** This survivor is treated. */
    record Treat(Person who, Card card, Person patient, int health) implements Deed {
        @Override
        public String key() {
            return "use " + card.name() + " by " + who.key() + " on " + patient.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()), patient.mark());
        }

        @Override
        public void carryOut(Play<Table> play) {
            int healed = Abilities.of(play.table(), play.table().survivor(who)).healing(health);
            CardAnswer.spend(play, who, card, RULE);
            Harm.heal(play, patient.place(), healed, RULE);
        }
    }
}
