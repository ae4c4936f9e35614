package redoubt.darkest.round;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** New survivors enter, in the order of their seats, then all survivors in one room form a group, and the players order the groups (DD-GROUP-01 to -03). */
public record Regroup() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        List<Step<Table>> steps = new ArrayList<>();
        play.table().survivors().stream()
                .filter(survivor -> survivor.body().fate() == Fate.TO_BE_REPLACED)
                .sorted(Comparator.comparingInt(Survivor::seat))
                .forEach(survivor -> steps.add(new ChooseReplacement(survivor.place())));
        steps.add(new FormGroups());
        steps.add(new OrderGroups(List.of()));
        play.then(steps);
    }

    /** All survivors in one room are one group for the whole Round (DD-GROUP-02, DD-GROUP-04). */
    record FormGroups() implements Effect<Table> {
        private static final RuleId RULE = rule("DD-GROUP-02");

        @Override
        public void happen(Play<Table> play) {
            Table table = play.table();
            List<Notes.Group> groups = new ArrayList<>();
            ZoneSet rooms = table.occupied();
            for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
                groups.add(new Notes.Group(
                        table.in(room).stream().map(Survivor::place).toList()));
            }
            play.table(table.with(table.notes().withGroups(groups)));
            play.log(new DarkestEvent.GroupsFormed(RULE, groups.size()));
        }
    }
}
