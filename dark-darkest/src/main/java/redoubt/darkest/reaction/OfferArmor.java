package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.Rulebook;
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
import redoubt.kernel.Seats;

/** Whoever took part in the defence roll and wears Armor may have it made again, once per Round and Armor (DD-ITEM-02, DD-GAP-36). */
public record OfferArmor(Onslaught onslaught, List<CreatureFace> faces, List<SurvivorFace> dice)
        implements Question<Table, OfferArmor.Answer>, Subject {
    private static final RuleId RULE = rule("DD-GAP-36");

    public OfferArmor {
        faces = List.copyOf(faces);
        dice = List.copyOf(dice);
    }

    /** The roll stands, or somebody's Armor has it made again. */
    public record Answer(Optional<Person> wearer, Optional<Card> armor) implements Option {
        @Override
        public String key() {
            return wearer.map(person -> "armor " + armor.orElseThrow().symbol() + " of " + person.key())
                    .orElse("keep");
        }

        @Override
        public Seats owners(Seats asked) {
            return wearer.map(Person::owners).orElse(asked);
        }

        @Override
        public List<Mark> marks() {
            return wearer.map(person -> List.of(
                            person.mark(), new Mark("card", armor.orElseThrow().name())))
                    .orElse(List.of());
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(onslaught.room()));
    }

    @Override
    public Decision<Answer> decision(Table table) {
        List<Answer> answers = new ArrayList<>();
        answers.add(new Answer(Optional.empty(), Optional.empty()));
        Seats seats = new Seats(0);
        for (Survivor survivor : table.in(onslaught.room())) {
            for (Item item : survivor.pack().right()) {
                boolean again = Rulebook.of(table).ruling(item.kind()).rollsDefenceAgain();
                if (again
                        && !survivor.isEntrapped()
                        && !survivor.effort().used().contains(mark(item.card()))) {
                    answers.add(new Answer(Optional.of(survivor.person()), Optional.of(item.card())));
                    seats = seats.with(survivor.owner());
                }
            }
        }
        return new Decision<>(RULE, answers.size() == 1 ? table.everyone() : seats, answers);
    }

    private static String mark(Card armor) {
        return "Armor " + armor.index();
    }

    @Override
    public void answer(Answer chosen, Play<Table> play) {
        if (chosen.wearer().isEmpty()) {
            play.then(new OfferDice(onslaught, faces, dice, List.of()));
            return;
        }
        int place = chosen.wearer().get().place();
        play.table(play.table()
                .with(place, survivor -> survivor.using(mark(chosen.armor().orElseThrow()))));
        List<SurvivorFace> again = Dice.rollSurvivor(play, dice.size());
        play.log(new DarkestEvent.DefenceRolled(RULE, play.table().zone(onslaught.room()), again));
        play.then(new OfferDice(onslaught, faces, again, List.of()));
    }
}
