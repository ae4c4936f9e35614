package redoubt.darkest.creatures;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.arrival.DiscardCard;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.rulings.BeastRuling;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor in its room discards a card; one without cards may be chosen (DD-BEAST-09). */
record ZombieDog() implements BeastRuling {
    private static final RuleId RULE = rule("DD-BEAST-09");

    @Override
    public List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results) {
        return List.of(new Snatch(room));
    }

    /** The players choose whose card, and which one (DD-DEC-47). */
    record Snatch(int room) implements Question<Table, Snatch.From>, Subject {
        /** This card of this survivor; no card, if it has none. */
        record From(Optional<Person> who, Optional<Card> card) implements Option {
            @Override
            public String key() {
                return "from " + who.map(Person::key).orElse("nobody")
                        + card.map(each -> " " + each.name() + " " + each.index())
                                .orElse("");
            }

            @Override
            public List<Mark> marks() {
                List<Mark> marks = new ArrayList<>();
                who.map(Person::mark).ifPresent(marks::add);
                card.map(each -> new Mark("card", each.name())).ifPresent(marks::add);
                return marks;
            }
        }

        @Override
        public List<Mark> about(Table table) {
            return List.of(table.mark(room));
        }

        @Override
        public Decision<From> decision(Table table) {
            List<From> cards = new ArrayList<>();
            for (Survivor survivor : table.in(room)) {
                Optional<Person> person = Optional.of(survivor.person());
                if (survivor.pack().size() == 0) {
                    cards.add(new From(person, Optional.empty()));
                }
                for (Item item : survivor.pack().items()) {
                    cards.add(new From(person, Optional.of(item.card())));
                }
            }
            if (cards.isEmpty()) {
                cards.add(new From(Optional.empty(), Optional.empty()));
            }
            return new Decision<>(RULE, table.everyone(), cards);
        }

        @Override
        public void answer(From chosen, Play<Table> play) {
            chosen.card()
                    .ifPresent(card ->
                            DiscardCard.give(play, chosen.who().orElseThrow().place(), card));
        }
    }
}
