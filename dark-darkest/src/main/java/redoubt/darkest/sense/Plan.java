package redoubt.darkest.sense;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.action.Rest;
import redoubt.darkest.action.UseFunction;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.print.Chip;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** Where everybody is bound: with a chip to a terminal, to the Laboratory when the code can be solved, and till then on an errand. */
final class Plan {

    private final Table table;
    private final Habits habits;
    private final House house;
    private final Ways ways;
    private final Code code;
    private final Symbols symbols;
    private final Doors doors;
    private final int forcer;
    private final int errand;
    private final int[] goals;

    Plan(Table table, Habits habits) {
        this.table = table;
        this.habits = habits;
        this.house = table.house();
        this.ways = new Ways(table);
        this.symbols = new Symbols(table, ways);
        this.code = new Code(table, ways);
        this.doors = new Doors(table, ways, code, symbols, habits);
        this.forcer = code.isSolvable() && code.left() > 0 ? forcer() : Ways.NOWHERE;
        this.errand = errand();
        this.goals = new int[table.survivors().size()];
        for (Survivor survivor : table.survivors()) {
            goals[survivor.place()] = survivor.isPlaying() ? goal(survivor) : Ways.NOWHERE;
        }
    }

    double habit(Habit habit) {
        return habits.of(habit);
    }

    Table table() {
        return table;
    }

    Ways ways() {
        return ways;
    }

    Code code() {
        return code;
    }

    Symbols symbols() {
        return symbols;
    }

    Doors doors() {
        return doors;
    }

    /** Where a survivor is bound. */
    int goal(int place) {
        return goals[place];
    }

    /** How many steps nearer to the own goal somebody would be in a room. */
    int gain(Survivor who, int to) {
        int goal = goals[who.place()];
        return goal < 0 ? 0 : ways.distance(who.room(), goal) - ways.distance(to, goal);
    }

    private int goal(Survivor survivor) {
        if (table.clock().isShowdown()) {
            return hunt(survivor);
        }
        if (code.isSolved()) {
            return house.laboratory();
        }
        if (isOperator(survivor)) {
            return ways.terminal(survivor.room());
        }
        return code.isSolvable() ? ways.besideLaboratory() : errand;
    }

    /** Whoever is far from the Nemesis cuts off its way to the next corner. */
    private int hunt(Survivor survivor) {
        int room = table.menace().nemesis().map(beast -> beast.room()).orElse(Ways.NOWHERE);
        if (room == Ways.NOWHERE || ways.distance(survivor.room(), room) <= 2 * Math.max(1, survivor.points())) {
            return room;
        }
        int best = room;
        int nearest = Ways.FAR;
        for (int corner : house.functionCorners()) {
            int there = house.rooms(corner).first();
            int far = ways.distance(room, there);
            if (!table.blaze().isDestroyed(corner) && far < nearest) {
                nearest = far;
                best = there;
            }
        }
        return ways.distance(survivor.room(), best) < ways.distance(survivor.room(), room) ? best : room;
    }

    /** Who stays at a terminal to force what is left: whoever is nearest. */
    private int forcer() {
        int best = Ways.NOWHERE;
        int nearest = Ways.FAR;
        for (Survivor survivor : table.playing()) {
            int distance = ways.toTerminal(survivor.room()) + (survivor.isEntrapped() ? 2 : 0);
            if (distance < nearest) {
                nearest = distance;
                best = survivor.place();
            }
        }
        return best;
    }

    /** Whether somebody is on the way to a terminal or at work there. */
    boolean isOperator(Survivor survivor) {
        return !code.isSolved()
                && (survivor.place() == forcer || holdsUseful(survivor))
                && ways.terminal(survivor.room()) != Ways.NOWHERE;
    }

    private boolean holdsUseful(Survivor survivor) {
        for (Chip chip : survivor.pack().chips()) {
            if ((code.isSolvable() || code.matches(chip) > habit(Habit.USEFUL)) && code.spaces() > 0) {
                return true;
            }
        }
        return false;
    }

    /** The points that somebody lacks to operate a terminal in this Round; 0 if none, or too many. */
    int lacks(Survivor survivor) {
        if (!isOperator(survivor) || survivor.isEntrapped() || table.isEnemyIn(survivor.room())) {
            return 0;
        }
        int room = ways.terminal(survivor.room());
        boolean used = table.notes().used().contains(house.name(house.tile(room)) + " " + Icon.TERMINAL.name());
        int lacking = ways.distance(survivor.room(), room) + 2 - survivor.points();
        return used || lacking > 3 ? 0 : Math.max(0, lacking);
    }

    /** Whether the last token had better be forced in the next Round: it would bring the last Darkness, and nobody can enter in this one. */
    boolean isTooLate(Survivor operator) {
        boolean isLast = table.clock().darkness() + 1 >= Clock.LAST
                && table.security().code().size() == 1;
        boolean isNowOrNever = Code.isClockNext(table.clock().round());
        if (!isLast || isNowOrNever || table.dials().hasExtraRound()) {
            return false;
        }
        for (Survivor survivor : table.playing()) {
            int points = survivor.points() - (survivor.place() == operator.place() ? UseFunction.COST : 0);
            boolean free = !survivor.isEntrapped()
                    && !table.isEnemyIn(survivor.room())
                    && !survivor.effort().used().contains(Rest.DONE);
            if (free && ways.distance(survivor.room(), ways.besideLaboratory()) + 1 <= points) {
                return false;
            }
        }
        return true;
    }

    /** What those do together who are not at a terminal: open the best door, search the next room or put a fire out. */
    private int errand() {
        Best best = new Best(Ways.NOWHERE, 0);
        List<DoorChip> chips = table.security().doors();
        for (int i = 0; i < chips.size(); i++) {
            int room = ways.outside(chips.get(i).door());
            best = best.or(
                    room,
                    doors.worth(i)
                            - habit(Habit.ERRAND_FAR) * ways.farness(room)
                            - habit(Habit.ERRAND_DANGER) * danger(room));
        }
        for (int room = 0; room < house.roomCount(); room++) {
            if (!table.notes().searched().contains(room) && !table.isDestroyed(room)) {
                double heat = table.blaze().heat(house.tile(room));
                best = best.or(
                        room,
                        habit(Habit.ERRAND_SEARCH)
                                - habit(Habit.ERRAND_FAR) * ways.farness(room)
                                - habit(Habit.ERRAND_DANGER) * danger(room)
                                - habit(Habit.ERRAND_HEAT) * heat);
            }
        }
        for (int tile = 0; tile < House.TILES; tile++) {
            if (table.blaze().burns(tile) == 2) {
                int room = house.rooms(tile).first();
                best = best.or(
                        room,
                        (isFront(tile) ? habit(Habit.ERRAND_FIRE) : habit(Habit.ERRAND_FIRE) / 2)
                                - habit(Habit.ERRAND_FAR) * ways.farness(room));
            }
        }
        return best.room();
    }

    /** The best errand so far. */
    private record Best(int room, double value) {
        Best or(int other, double worth) {
            return worth > value ? new Best(other, worth) : this;
        }
    }

    private boolean isFront(int tile) {
        return table.blaze().front().isPresent() && table.blaze().front().get() == tile;
    }

    /** Whether more cards would help: symbols are missing for the doors that the code still needs. */
    boolean needsCards() {
        return !table.clock().isShowdown() && !code.isSolved() && !code.isSolvable();
    }

    /** Whether doors may need the symbol of a card that nobody else has. */
    boolean needs(Item item) {
        return needsCards() && symbols.isOnly(item.card());
    }

    /** Enemies that hold somebody who goes to a room. */
    double danger(int room) {
        double danger = table.menace().zombies(room);
        Optional<Integer> creature = table.menace().creature().map(beast -> beast.room());
        return danger + (creature.isPresent() && creature.get() == room ? habit(Habit.CREATURE) : 0);
    }
}
