package redoubt.darkest.arrival;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.rulings.Dice;
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

/**
 * The dice of a Lurking creature roll have fallen; whoever on the tile has Night Vision equipped may have the Failures rolled again
 * once, and one that is left brings the Creature (DD-ADV-03, DD-ITEM-22).
 */
public record OfferNightVision(int tile, List<SurvivorFace> faces)
        implements Question<Table, OfferNightVision.Answer>, Subject {
    private static final RuleId LURKER = rule("DD-ADV-03");
    private static final RuleId RULE = rule("DD-ITEM-22");

    public OfferNightVision {
        faces = List.copyOf(faces);
    }

    static OfferNightVision roll(Play<Table> play, int tile, int dice) {
        return new OfferNightVision(tile, rolled(play, tile, dice, LURKER));
    }

    private static List<SurvivorFace> rolled(Play<Table> play, int tile, int dice, RuleId rule) {
        List<SurvivorFace> faces = Dice.rollSurvivor(play, dice);
        Table table = play.table();
        play.log(new DarkestEvent.LurkerRolled(rule, table.zone(table.house().hall(tile)), faces));
        return faces;
    }

    /** The roll stands, or this survivor has the Failures rolled again. */
    public record Answer(Optional<Person> wearer) implements Option {
        @Override
        public String key() {
            return wearer.map(person -> "night vision of " + person.key()).orElse("keep");
        }

        @Override
        public Seats owners(Seats asked) {
            return wearer.map(Person::owners).orElse(asked);
        }

        @Override
        public List<Mark> marks() {
            return wearer.map(Person::mark).stream().toList();
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(table.house().hall(tile)));
    }

    @Override
    public Decision<Answer> decision(Table table) {
        List<Answer> answers = new ArrayList<>();
        answers.add(new Answer(Optional.empty()));
        Seats seats = new Seats(0);
        for (Survivor survivor : table.playing()) {
            boolean here = table.house().tile(survivor.room()) == tile;
            if (here && survivor.pack().hasEquipped("Night Vision") && faces.contains(SurvivorFace.FAILURE)) {
                answers.add(new Answer(Optional.of(survivor.person())));
                seats = seats.with(survivor.owner());
            }
        }
        return new Decision<>(RULE, answers.size() == 1 ? table.everyone() : seats, answers);
    }

    @Override
    public void answer(Answer chosen, Play<Table> play) {
        int failures = Dice.count(faces, SurvivorFace.FAILURE);
        boolean fails = chosen.wearer().isEmpty()
                ? failures > 0
                : rolled(play, tile, failures, RULE).contains(SurvivorFace.FAILURE);
        if (fails) {
            play.then(new CreatureEnters(LURKER));
        }
    }
}
