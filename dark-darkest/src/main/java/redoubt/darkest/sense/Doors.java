package redoubt.darkest.sense;

import java.util.List;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Table;

/** What it is worth to open each locked door, in steps: its chip, a terminal behind it, less the Darkness that is missing symbols. */
final class Doors {

    /** A chip so near a corner is near enough to work from there. */
    private static final int NEAR = 3;

    private final Table table;
    private final Ways ways;
    private final Code code;
    private final Symbols symbols;
    private final Habits habits;
    private final double[] worth;

    Doors(Table table, Ways ways, Code code, Symbols symbols, Habits habits) {
        this.table = table;
        this.ways = ways;
        this.code = code;
        this.symbols = symbols;
        this.habits = habits;
        List<DoorChip> doors = table.security().doors();
        this.worth = new double[doors.size()];
        for (int i = 0; i < worth.length; i++) {
            worth[i] = worth(doors.get(i));
        }
    }

    /** The worth of the doors in the order of their chips. */
    double worth(int number) {
        return worth[number];
    }

    double worthOf(int door) {
        List<DoorChip> doors = table.security().doors();
        for (int i = 0; i < worth.length; i++) {
            if (doors.get(i).door() == door) {
                return worth[i];
            }
        }
        return -1;
    }

    private double worth(DoorChip chip) {
        if (code.isSolved() || table.clock().isShowdown()) {
            return -1;
        }
        double missing = symbols.missing(chip);
        if (chip.isFaceUp() && !affords(chip, (int) missing)) {
            return -9;
        }
        boolean corner = ways.isCorner(chip.door());
        double value = corner ? terminal(chip) : 0;
        if (!corner && code.terminals() > 0) {
            value -= habits.of(Habit.FROM_TERMINAL) * ways.toTerminal(ways.outside(chip.door()));
        }
        if (!code.isSolvable()) {
            double hidden =
                    code.left() == 0 ? 0 : habits.of(Habit.HIDDEN) * chip.chip().size();
            value += habits.of(Habit.OPENED)
                    + habits.of(Habit.TOKEN) * (chip.isFaceUp() ? code.gain(chip.chip()) : hidden);
        }
        return value
                - (habits.of(corner && code.terminals() == 0 ? Habit.FORCED_TERMINAL : Habit.FORCED)
                                + habits.of(Habit.FORCED_LATE) * table.clock().darkness())
                        * missing;
    }

    private double terminal(DoorChip corner) {
        if (code.terminals() > 0) {
            return habits.of(code.terminals() == 1 ? Habit.SECOND_TERMINAL : Habit.THIRD_TERMINAL);
        }
        int here = ways.outside(corner.door());
        double near = 0;
        for (DoorChip other : table.security().doors()) {
            if (other.door() != corner.door()) {
                near += Math.max(0, NEAR - ways.distance(here, ways.outside(other.door())));
            }
        }
        return habits.of(Habit.FIRST_TERMINAL)
                + habits.of(Habit.NEAR_CHIP) * near
                - habits.of(Habit.FROM_LABORATORY) * ways.distance(here, ways.besideLaboratory());
    }

    /** Whether a forced door can be afforded: for a first terminal, or if its chip saves more than it costs. */
    boolean affords(DoorChip chip, int missing) {
        if (missing == 0) {
            return true;
        }
        int darkness = Clock.LAST - table.clock().darkness();
        if (code.terminals() == 0 && ways.isCorner(chip.door())) {
            return missing == 1 || missing == 2 && table.clock().round() >= 3 && missing <= darkness - 2;
        }
        int gain = code.gain(chip.chip());
        return code.terminals() > 0
                && (gain > missing || code.left() - gain + missing <= code.light())
                && missing < darkness;
    }
}
