package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.Stream;

/** The dice used in combat. */
final class Dice {
    static final Stream ATTACK = Stream.stream("attack dice");
    static final Stream ARMOUR = Stream.stream("armour dice");

    private Dice() {}

    static List<Integer> roll(Play<Table> play, Stream stream, int count) {
        List<Integer> dice = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            dice.add(play.d6(stream));
        }
        return List.copyOf(dice);
    }
}
