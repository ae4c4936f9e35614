package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import redoubt.horde.table.Table;
import redoubt.kernel.Die;
import redoubt.kernel.Named;
import redoubt.kernel.Play;
import redoubt.kernel.Stream;

/** The dice used in combat. */
final class Dice {
    static final Stream ATTACK = Stream.stream("attack dice");
    static final Stream ARMOUR = Stream.stream("armour dice");

    private static final Die<AllOutFace> ALL_OUT = new Die<>(
            Stream.stream("all-out dice"),
            IntStream.rangeClosed(1, 6).mapToObj(AllOutFace::new).toList());

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
    static Roll allOut(Play<Table> play, int count) {
        List<Integer> numbers = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            AllOutFace face = play.roll(ALL_OUT);
            if (!face.isBreak()) {
                numbers.add(face.side());
            }
        }
        return new Roll(List.of(), List.copyOf(numbers), count - numbers.size());
    }

    static List<Integer> roll(Play<Table> play, Stream stream, int count) {
        List<Integer> dice = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            dice.add(play.d6(stream));
        }
        return List.copyOf(dice);
    }
}
