package redoubt.darkest.sense;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import redoubt.board.Paths;
import redoubt.board.ZoneSet;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Security;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/**
 * What the team is after: whether the chips in hand and what can be forced solve the code, which doors are worth opening, who goes to a
 * terminal, and where everybody is bound.
 */
final class Plan {
    private static final int NOWHERE = -1;
    private static final int FAR = 12;
    private static final int NEAR = 2;

    /** What a step of Darkness costs when the first terminal is opened, and otherwise. */
    private static final double FORCED_TERMINAL = 2.5;

    private static final double FORCED = 4;

    /** What a room that nobody has searched is worth. */
    private static final double SEARCH = 3;

    private final Table table;
    private final House house;
    private final Paths paths;
    private final Set<CodeSymbol> symbols = EnumSet.noneOf(CodeSymbol.class);
    private final int terminals;
    /** Tokens that no chip in hand removes. */
    private final int left;

    /** Steps of Darkness that can be spared. */
    private final int light;

    private final boolean isSolvable;
    private final int forcer;
    private final int errand;
    private final int[] goals;
    private final double[] doorWorth;

    Plan(Table table) {
        this.table = table;
        this.house = table.house();
        this.paths = table.terrain().paths(table.ways().walking());
        List<Chip> held = new ArrayList<>();
        for (Survivor survivor : table.playing()) {
            held.addAll(survivor.pack().chips());
            addSymbols(survivor, symbols);
        }
        this.terminals = openTerminals();
        this.left = Math.max(0, table.security().code().size() - matched(held));
        this.light = light();
        this.isSolvable = terminals > 0 && left <= light;
        this.forcer = isSolvable && left > 0 ? forcer() : NOWHERE;
        this.doorWorth = new double[table.security().doors().size()];
        for (int i = 0; i < doorWorth.length; i++) {
            doorWorth[i] = worth(table.security().doors().get(i));
        }
        this.errand = errand();
        this.goals = new int[table.survivors().size()];
        for (Survivor survivor : table.survivors()) {
            goals[survivor.place()] = survivor.isPlaying() ? goal(survivor) : NOWHERE;
        }
    }

    Table table() {
        return table;
    }

    /** Whether the Laboratory is open. */
    boolean isOpen() {
        return table.security().code().isEmpty();
    }

    /** Whether the code can be solved with what is in hand. */
    boolean isSolvable() {
        return isSolvable;
    }

    /** How many different code symbols the team has on its cards. */
    int symbols() {
        return symbols.size();
    }

    /** How many steps of Darkness can be spared until the code is solved and somebody is in the Laboratory. */
    private int light() {
        int operations = Security.SPACES - table.security().inserted().size() + left;
        int round = table.clock().round();
        int end = round + operations / Math.max(1, terminals);
        return Clock.LAST - table.clock().darkness() - (end / 3 - round / 3);
    }

    /** Who stays at a terminal to force what is left: whoever is nearest. */
    private int forcer() {
        int best = NOWHERE;
        int nearest = FAR;
        for (Survivor survivor : table.playing()) {
            for (int room : house.rooms(Icon.TERMINAL)) {
                int distance = distance(survivor.room(), room) + (survivor.isEntrapped() ? 2 : 0);
                if (distance < nearest) {
                    nearest = distance;
                    best = survivor.place();
                }
            }
        }
        return best;
    }

    /** Whether a forced door can be afforded: for the first terminal, or if its chip makes the code solvable. */
    boolean affords(DoorChip chip, int missing) {
        if (missing == 0) {
            return true;
        }
        if (terminals == 0 && isCorner(chip.door())) {
            return missing <= 1 || table.clock().round() >= 4 && missing <= light - 1;
        }
        return terminals > 0 && left - matches(chip.chip()) + missing <= light;
    }

    /** How many tokens of the code the best of some chips remove, as far as there are spaces. */
    private int matched(List<Chip> chips) {
        List<CodeSymbol> code = new ArrayList<>(table.security().code());
        List<Chip> left = new ArrayList<>(chips);
        int matched = 0;
        for (int space = table.security().inserted().size(); space < Security.SPACES && !left.isEmpty(); space++) {
            Chip best = left.getFirst();
            for (Chip chip : left) {
                best = matches(chip, code) > matches(best, code) ? chip : best;
            }
            matched += Math.min(code.size(), Math.max(1, matches(best, code)));
            best.symbols().forEach(code::remove);
            left.remove(best);
        }
        return matched;
    }

    private static int matches(Chip chip, List<CodeSymbol> code) {
        int matches = 0;
        for (CodeSymbol symbol : chip.symbols()) {
            matches += code.contains(symbol) ? 1 : 0;
        }
        return matches;
    }

    /** How many tokens of the code a chip removes now. */
    int matches(Chip chip) {
        return matches(chip, table.security().code());
    }

    /** Whether a chip that somebody holds would remove this token too. */
    boolean isCovered(CodeSymbol token) {
        for (Survivor survivor : table.playing()) {
            for (Chip chip : survivor.pack().chips()) {
                if (chip.symbols().contains(token)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What opening a door is worth: a first terminal much, chips as long as the code needs them, less what is missing. */
    private double worth(DoorChip chip) {
        if (isOpen() || table.clock().isShowdown()) {
            return -1;
        }
        double missing = missing(chip);
        if (chip.isFaceUp() && !affords(chip, (int) missing)) {
            return -9;
        }
        boolean corner = isCorner(chip.door());
        double worth = corner ? (terminals == 0 ? 7 : terminals == 1 ? 2.5 : 0.5) : 0;
        if (!isSolvable) {
            int gain = chip.isFaceUp()
                    ? matches(chip.chip())
                    : chip.chip().symbols().size() - 1;
            worth += 0.8 + 0.8 * gain;
        }
        return worth - (corner && terminals == 0 ? FORCED_TERMINAL : FORCED) * missing;
    }

    private boolean isCorner(int door) {
        for (int corner : house.functionCorners()) {
            ZoneSet rooms = house.rooms(corner);
            if (house.touches(door, rooms.first())) {
                return true;
            }
        }
        return false;
    }

    /** Symbols of a chip that nobody near its door has; of one face down about as many as of any. */
    private double missing(DoorChip chip) {
        Set<CodeSymbol> lent = near(chip.door());
        if (!chip.isFaceUp()) {
            return chip.chip().symbols().size() * (1 - symbols.size() / 7.0);
        }
        int missing = 0;
        for (CodeSymbol symbol : chip.chip().symbols()) {
            missing += lent.contains(symbol) ? 0 : 1;
        }
        return missing;
    }

    /** The symbols of those near a door; of everybody, if nobody is near. */
    private Set<CodeSymbol> near(int door) {
        Set<CodeSymbol> near = EnumSet.noneOf(CodeSymbol.class);
        int first = house.board().edges().first(door);
        int second = house.board().edges().second(door);
        for (Survivor survivor : table.playing()) {
            if (Math.min(distance(survivor.room(), first), distance(survivor.room(), second)) <= NEAR) {
                addSymbols(survivor, near);
            }
        }
        return near.isEmpty() ? symbols : near;
    }

    private void addSymbols(Survivor survivor, Set<CodeSymbol> to) {
        for (Item item : survivor.pack().items()) {
            to.addAll(item.card().symbols(table.dials().cardSymbols()));
        }
    }

    double doorWorth(int door) {
        List<DoorChip> doors = table.security().doors();
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).door() == door) {
                return doorWorth[i];
            }
        }
        return -1;
    }

    private int openTerminals() {
        int open = 0;
        for (int room : house.rooms(Icon.TERMINAL)) {
            open += isAccessible(room) ? 1 : 0;
        }
        return open;
    }

    private boolean isAccessible(int room) {
        if (table.isDestroyed(room)) {
            return false;
        }
        for (Survivor survivor : table.survivors()) {
            if (survivor.isPlaying() && distance(survivor.room(), room) < FAR) {
                return true;
            }
        }
        return false;
    }

    /** Steps between rooms; far, if there is no way. */
    int distance(int from, int to) {
        int distance = from == to ? 0 : paths.distance(from, to);
        return distance == Paths.UNREACHABLE ? FAR : distance;
    }

    /** Where a survivor is bound. */
    int goal(int place) {
        return goals[place];
    }

    private int goal(Survivor survivor) {
        if (table.clock().isShowdown()) {
            return table.menace().nemesis().map(beast -> beast.room()).orElse(NOWHERE);
        }
        if (isOpen()) {
            return house.laboratory();
        }
        if (survivor.place() == forcer || holdsUseful(survivor)) {
            int terminal = terminal(survivor);
            if (terminal != NOWHERE) {
                return terminal;
            }
        }
        return isSolvable ? besideLaboratory() : errand;
    }

    /** The nearest terminal that can be reached. */
    private int terminal(Survivor survivor) {
        int best = NOWHERE;
        int nearest = FAR;
        for (int room : house.rooms(Icon.TERMINAL)) {
            int distance = distance(survivor.room(), room);
            if (distance < nearest && !table.isDestroyed(room)) {
                nearest = distance;
                best = room;
            }
        }
        return best;
    }

    /** What those do together who are not at a terminal: open the best door or search the next room. */
    private int errand() {
        int best = NOWHERE;
        double highest = 0;
        List<DoorChip> doors = table.security().doors();
        for (int i = 0; i < doors.size(); i++) {
            int door = doors.get(i).door();
            for (int room : List.of(
                    house.board().edges().first(door), house.board().edges().second(door))) {
                double value = doorWorth[i] - 0.7 * farness(room);
                if (value > highest) {
                    highest = value;
                    best = room;
                }
            }
        }
        for (int room = 0; room < house.roomCount(); room++) {
            if (!table.notes().searched().contains(room) && !table.isDestroyed(room)) {
                double value = SEARCH
                        - 0.7 * farness(room)
                        - danger(room)
                        - 1.5 * table.blaze().heat(house.tile(room));
                if (value > highest) {
                    highest = value;
                    best = room;
                }
            }
        }
        return best;
    }

    /** How far a room is from the survivors on average; very far, if one of them cannot get there. */
    private double farness(int room) {
        double sum = 0;
        int count = 0;
        for (Survivor survivor : table.playing()) {
            if (!survivor.isEntrapped() || count == 0) {
                sum += distance(survivor.room(), room);
                count++;
            }
        }
        return sum / Math.max(1, count);
    }

    private boolean holdsUseful(Survivor survivor) {
        for (Chip chip : survivor.pack().chips()) {
            if (matches(chip) >= (isSolvable ? 1 : 2)
                    && table.security().inserted().size() < Security.SPACES) {
                return true;
            }
        }
        return false;
    }

    /** The room before the door of the Laboratory. */
    private int besideLaboratory() {
        for (int door : house.seals()) {
            if (house.touches(door, house.laboratory())) {
                return house.across(door, house.laboratory());
            }
        }
        return house.laboratory();
    }

    /** Whether more cards would help: symbols are missing for the doors that the code still needs. */
    boolean needsCards() {
        return !isOpen() && !isSolvable;
    }

    /** Enemies that hold somebody who goes to a room. */
    double danger(int room) {
        double danger = 1.2 * table.menace().zombies(room);
        Optional<Integer> creature = table.menace().creature().map(beast -> beast.room());
        danger += creature.isPresent() && creature.get() == room ? 3 : 0;
        return danger;
    }
}
