package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import redoubt.horde.table.Print;
import redoubt.horde.table.Table;
import redoubt.kernel.Die;
import redoubt.kernel.Named;
import redoubt.kernel.Play;
import redoubt.kernel.Reading;
import redoubt.kernel.Stream;

/** The dice used in combat. */
final class Dice {
    static final Stream ATTACK = Stream.stream("attack dice");
    static final Stream ARMOUR = Stream.stream("armour dice");

    private static final Die<AllOutFace> ALL_OUT = new Die<>(
            Stream.stream("all-out dice"),
            IntStream.rangeClosed(1, 6).mapToObj(AllOutFace::new).toList());

    private static final int SIDES = 6;

    private Dice() {}

    /** A face of an all-out die, on which a break stands in place of the 1. */
    private record AllOutFace(int side) implements Named {
        boolean isBreak() {
            return side == 1;
        }

        @Override
        public String name() {
            return isBreak() ? "break" : Integer.toString(side);
        }
    }

    /** Rolls all-out dice: the numbers they show, and breaks. */
    static Roll allOut(Play<Table> play, int count, Reading reading) {
        List<Integer> numbers = new ArrayList<>(count);
        for (AllOutFace face : play.roll(ALL_OUT, count, reading)) {
            if (!face.isBreak()) {
                numbers.add(face.side());
            }
        }
        return new Roll(List.of(), List.copyOf(numbers), count - numbers.size());
    }

    static List<Integer> roll(Play<Table> play, Stream stream, int count, Reading reading) {
        return List.copyOf(play.roll(stream, SIDES, count, reading));
    }

    /** Rolls those dice again that are not kept, all at once. */
    static List<Integer> rollAgain(
            Play<Table> play, Stream stream, List<Integer> dice, IntPredicate isKept, Reading reading) {
        List<Integer> again = new ArrayList<>(dice);
        again.removeIf(isKept::test);
        Iterator<Integer> rolled = roll(play, stream, again.size(), reading).iterator();
        return dice.stream().map(die -> isKept.test(die) ? die : rolled.next()).toList();
    }

    /** What the sides of an attack's dice mean. */
    static Reading attack(Print print, Attack attack) {
        return side -> attack.isHit(print, side) ? "hit" : "miss";
    }

    static Reading armour(Armour armour) {
        return side -> armour.isPrevented(side) ? "stops" : "goesThrough";
    }
}
