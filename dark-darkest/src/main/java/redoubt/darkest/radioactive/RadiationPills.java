package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
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

/** They remove all Radiation markers of their user (DD-RAD-19). */
record RadiationPills() implements Ruling {
    private static final RuleId RULE = rule("DD-RAD-19");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> doses = new ArrayList<>();
        if (Radiation.of(table).markers(survivor) > 0) {
            survivor.pack()
                    .find("Radiation Pills")
                    .ifPresent(item -> doses.add(new Swallow(survivor.person(), item.card())));
        }
        return doses;
    }

    /** The pills are taken. */
    record Swallow(Person who, Card card) implements Deed {
        @Override
        public String key() {
            return "pills " + who.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()));
        }

        @Override
        public void carryOut(Play<Table> play) {
            CardAnswer.spend(play, who, card, RULE);
            play.table(play.table().with(Radiation.of(play.table()).withMarkers(who.place(), 0)));
            play.log(new RadiationEvent.SurvivorCured(RULE, who));
        }
    }
}
