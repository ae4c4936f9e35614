package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Grab;
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

/** The players choose who in the room takes one result of an attack, among those who can (DD-EATT-03, DD-DEC-43). */
public record AssignResult(Onslaught onslaught, CreatureFace face)
        implements Question<Table, AssignResult.To>, Subject {
    private static final RuleId DAMAGE = rule("DD-CDIE-01");
    private static final RuleId SERIOUS = rule("DD-CDIE-02");
    private static final RuleId GRAB = rule("DD-EATT-06");
    private static final RuleId BITE = rule("DD-EATT-05");

    /** To this survivor; to nobody, if nobody can take it. */
    public record To(Optional<Person> who, String face) implements Option {
        @Override
        public String key() {
            return "to " + who.map(Person::key).orElse("nobody");
        }

        @Override
        public List<Mark> marks() {
            return who.map(person -> List.of(person.mark(), new Mark("face", face)))
                    .orElse(List.of());
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(onslaught.room()), new Mark("face", face.name()));
    }

    @Override
    public Decision<To> decision(Table table) {
        List<To> takers = table.in(onslaught.room()).stream()
                .filter(survivor -> canTake(table, survivor))
                .map(survivor -> new To(Optional.of(survivor.person()), face.name()))
                .toList();
        return new Decision<>(
                citing(), table.everyone(), takers.isEmpty() ? List.of(new To(Optional.empty(), face.name())) : takers);
    }

    private RuleId citing() {
        return switch (face) {
            case DAMAGE -> DAMAGE;
            case SERIOUS -> SERIOUS;
            case BITE -> BITE;
            case GRAB, FEAR, REINFORCEMENT -> GRAB;
        };
    }

    private boolean canTake(Table table, Survivor survivor) {
        return switch (face) {
            case DAMAGE, SERIOUS -> true;
            case BITE -> survivor.virus() < Abilities.of(table, survivor).virusLimit();
            case GRAB -> !survivor.isEntrapped();
            case FEAR ->
                !survivor.isEntrapped() && !FleeInFear.rooms(table, survivor).isEmpty();
            case REINFORCEMENT -> false;
        };
    }

    @Override
    public void answer(To chosen, Play<Table> play) {
        chosen.who().ifPresent(person -> apply(play, person.place()));
    }

    private void apply(Play<Table> play, int place) {
        switch (face) {
            case DAMAGE -> Harm.wound(play, place, 1, DAMAGE);
            case SERIOUS -> Harm.wound(play, place, 2, SERIOUS);
            case BITE -> play.then(new TakeVirus(place));
            case GRAB -> Holds.grab(play, place, Grab.ORDINARY);
            case FEAR -> play.then(new FleeInFear(place));
            case REINFORCEMENT -> throw new IllegalStateException("nobody takes a Reinforcement");
        }
    }
}
