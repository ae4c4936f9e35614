package redoubt.horde.rulings;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** The policies and rulings of a book, and the steps of its round: the part of the edition that is code. */
public record Workings(
        Pursuit pursuit,
        SpawnCards spawnCards,
        ShortagePolicy shortage,
        List<Ruling> rulings,
        List<Step<Table>> round) {
    public Workings {
        rulings = List.copyOf(rulings);
        round = List.copyOf(round);
    }

    /** Nothing moves and nothing happens: enough to look at content, boards and sights. */
    public static Workings idle() {
        return new Workings(new Still(), (_, _, _) -> List.of(), (_, _, _, _) -> List.of(), List.of(), List.of());
    }

    /** Zombies that stay where they are. */
    private record Still() implements Pursuit {
        @Override
        public Aim aim(Table table, int zone, int kind) {
            return new Aim(ZoneSet.EMPTY, table.cite(Cite.CHOOSE_DESTINATION));
        }

        @Override
        public ZoneSet firstSteps(Table table, int zone, int kind, int destination) {
            return ZoneSet.EMPTY;
        }

        @Override
        public int group(Table table, int kind) {
            return 0;
        }
    }
}
