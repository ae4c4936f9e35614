package redoubt.darkest.reaction;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A special attack entraps one of some survivors, chosen by the players, if one is not entrapped yet (DD-DEC-47). */
public record GrabOne(List<Integer> places, Grab grab, RuleId rule) implements Question<Table, GrabOne.Who> {
    public GrabOne {
        places = List.copyOf(places);
    }

    /** This survivor; nobody, if all are held already. */
    public record Who(Optional<Person> person) implements Option {
        @Override
        public String key() {
            return "grab " + person.map(Person::key).orElse("nobody");
        }

        @Override
        public List<Mark> marks() {
            return person.map(Person::mark).stream().toList();
        }
    }

    @Override
    public Decision<Who> decision(Table table) {
        List<Who> victims = places.stream()
                .map(table::survivor)
                .filter(survivor -> survivor.isPlaying() && !survivor.isEntrapped())
                .map(Survivor::person)
                .map(person -> new Who(Optional.of(person)))
                .toList();
        return new Decision<>(rule, table.everyone(), victims.isEmpty() ? List.of(new Who(Optional.empty())) : victims);
    }

    @Override
    public void answer(Who chosen, Play<Table> play) {
        chosen.person().ifPresent(person -> Holds.grab(play, person.place(), grab));
    }
}
