package redoubt.darkest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.darkest.house.House;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/**
 * A team that stays together, opens the corners for their chips, inserts these, enters the Laboratory and fights whatever is near; it
 * plays the recorded games, which nobody would reach by chance.
 */
final class Raiders {
    /** What is chosen when it is offered, the best first; whatever is not named comes last. */
    private static final List<String> HABITS = List.of(
            "board",
            "insert",
            "defend",
            "join",
            "help",
            "hit nemesis",
            "hit zombie",
            "hit creature",
            "push zombie",
            "cancel bite",
            "cancel serious",
            "cancel grab",
            "cancel damage",
            "break free",
            "free ",
            "shut down",
            "climb",
            "open");

    private Raiders() {}

    static Option choose(State<Table> state) {
        List<Option> options = new ArrayList<>(state.decision().options());
        for (String habit : HABITS) {
            Optional<Option> usual = options.stream()
                    .filter(option -> option.key().startsWith(habit) && isWise(option.key()))
                    .findFirst();
            if (usual.isPresent()) {
                return usual.get();
            }
        }
        return force(state.table(), options)
                .or(() -> fight(state, options))
                .or(() -> walk(state.table(), options))
                .or(() -> first(options, "buy"))
                .or(() -> first(options, "shift"))
                .or(() -> options.stream()
                        .filter(option -> !isWaste(option.key()))
                        .findFirst())
                .orElse(options.getFirst());
    }

    /** Chips that take a token of any kind, and climbing back, are not wanted. */
    private static boolean isWise(String key) {
        return !key.contains(" for ") && !key.endsWith(" back");
    }

    private static boolean isWaste(String key) {
        return key.startsWith("give")
                || key.startsWith("take")
                || key.startsWith("lend")
                || key.startsWith("borrow")
                || key.startsWith("move")
                || key.startsWith("lead")
                || key.startsWith("force")
                || key.startsWith("fight")
                || key.startsWith("search")
                || key.startsWith("victim")
                || key.startsWith("helicopter")
                || key.startsWith("put out");
    }

    private static Optional<Option> first(List<Option> options, String word) {
        return options.stream().filter(option -> option.key().startsWith(word)).findFirst();
    }

    /** The last tokens are forced while there is light enough for all of them. */
    private static Optional<Option> force(Table table, List<Option> options) {
        boolean bright = table.security().code().size() + table.clock().darkness() < Clock.LAST;
        return bright ? first(options, "force") : Optional.empty();
    }

    /** Whoever shares a room with enemies fights, firearms first; in the Showdown shots at a distance are worth it too. */
    private static Optional<Option> fight(State<Table> state, List<Option> options) {
        Table table = state.table();
        return options.stream()
                .filter(option -> option.key().contains("fight"))
                .filter(option -> table.clock().isShowdown() || isBeset(table, option.key()))
                .min(Comparator.comparing(option -> option.key().contains("bare hands")));
    }

    private static boolean isBeset(Table table, String key) {
        return table.playing().stream()
                .anyMatch(survivor ->
                        key.contains(" " + survivor.person().key() + " ") && table.isEnemyIn(survivor.room()));
    }

    /** A step on a shortest way to where the team wants to be, all together. */
    private static Optional<Option> walk(Table table, List<Option> options) {
        for (Survivor survivor : table.playing()) {
            int next = next(table, survivor.room(), goals(table));
            String room = next < 0 ? "" : table.zone(next).name();
            String name = survivor.person().key() + " " + room;
            Optional<Option> step = first(options, "lead " + name).or(() -> first(options, "move " + name));
            if (next >= 0 && step.isPresent()) {
                return step;
            }
        }
        return Optional.empty();
    }

    /** The Laboratory once it is open; else a terminal for those with chips, else closed corners; in the Showdown the Nemesis. */
    private static ZoneSet goals(Table table) {
        House house = table.house();
        if (table.clock().isShowdown()) {
            return table.menace()
                    .nemesis()
                    .map(beast -> ZoneSet.of(beast.room()))
                    .orElseGet(() -> escape(table));
        }
        if (table.security().code().isEmpty()) {
            return ZoneSet.of(house.laboratory());
        }
        boolean carrying = table.playing().stream()
                .anyMatch(survivor -> !survivor.pack().chips().isEmpty());
        ZoneSet goals = ZoneSet.EMPTY;
        for (int corner : house.functionCorners()) {
            int room = house.hall(corner);
            for (int door : house.locks(room)) {
                boolean closed = table.security().on(door).isPresent();
                if (closed && !carrying) {
                    goals = goals.with(house.across(door, room));
                } else if (!closed && carrying && !table.blaze().isDestroyed(corner)) {
                    goals = goals.with(room);
                }
            }
        }
        return goals;
    }

    private static ZoneSet escape(Table table) {
        return Boxes.view(table)
                .helicopter()
                .flatMap(helicopter -> helicopter.window())
                .map(window -> ZoneSet.of(window.index()))
                .orElse(ZoneSet.EMPTY);
    }

    private static int next(Table table, int from, ZoneSet goals) {
        int best = -1;
        int nearest = distance(table, from, goals);
        ZoneSet beside = table.beside(from);
        for (int room = beside.first(); room != ZoneSet.NONE; room = beside.nextAfter(room)) {
            int distance = distance(table, room, goals);
            if (distance >= 0 && distance < nearest) {
                nearest = distance;
                best = room;
            }
        }
        return best;
    }

    private static int distance(Table table, int from, ZoneSet goals) {
        int nearest = -1;
        for (int goal = goals.first(); goal != ZoneSet.NONE; goal = goals.nextAfter(goal)) {
            int distance = from == goal
                    ? 0
                    : table.terrain()
                            .paths(table.ways().walking())
                            .distance(from, goal, table.house().board().zones());
            nearest = distance >= 0 && (nearest < 0 || distance < nearest) ? distance : nearest;
        }
        return nearest;
    }
}
