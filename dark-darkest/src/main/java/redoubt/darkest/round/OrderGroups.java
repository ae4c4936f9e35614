package redoubt.darkest.round;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** The players say which group acts next, until all have their place (DD-GROUP-03, DD-DEC-15). */
public record OrderGroups(List<Notes.Group> ordered) implements Question<Table, OrderGroups.Next> {
    private static final RuleId RULE = rule("DD-GROUP-03");

    public OrderGroups {
        ordered = List.copyOf(ordered);
    }

    /** The group of these survivors; of nobody, when all groups have their place. */
    public record Next(List<Person> members) implements Option {
        public Next {
            members = List.copyOf(members);
        }

        @Override
        public String key() {
            return "group " + members.stream().map(Person::key).collect(Collectors.joining("+"));
        }

        @Override
        public List<Mark> marks() {
            return members.stream().map(Person::mark).toList();
        }
    }

    @Override
    public Decision<Next> decision(Table table) {
        List<Next> groups = new ArrayList<>();
        for (Notes.Group group : table.notes().groups()) {
            if (!ordered.contains(group)) {
                groups.add(new Next(group.members().stream()
                        .map(place -> table.survivor(place).person())
                        .toList()));
            }
        }
        if (groups.isEmpty()) {
            groups.add(new Next(List.of()));
        }
        return new Decision<>(RULE, table.everyone(), groups);
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        if (chosen.members().isEmpty()) {
            play.table(play.table().with(play.table().notes().withGroups(ordered)));
            return;
        }
        List<Notes.Group> longer = new ArrayList<>(ordered);
        longer.add(new Notes.Group(chosen.members().stream().map(Person::place).toList()));
        play.then(new OrderGroups(longer));
    }
}
