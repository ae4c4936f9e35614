package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Print;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.Reading;

/**
 * The dice of an attack as they lie: those that may be rolled again, the numbers on the all-out dice, and how many all-out dice show
 * a break instead. A break is a miss whatever is added to the dice.
 */
public record Roll(List<Integer> dice, List<Integer> allOut, int breaks) {
    /** Rolls all-out dice alone, with what their sides mean. */
    public static Roll ofAllOutDice(Play<Table> play, int count, Reading reading) {
        return Dice.allOut(play, count, reading);
    }

    Roll withDice(List<Integer> changed) {
        return new Roll(changed, allOut, breaks);
    }

    Roll plus(List<Integer> added) {
        List<Integer> all = new ArrayList<>(dice);
        all.addAll(added);
        return withDice(List.copyOf(all));
    }

    int hits(Print print, Attack attack) {
        return attack.hits(print, dice) + attack.hits(print, allOut);
    }

    int sixes(Print print, Attack attack) {
        return attack.sixes(print, dice) + attack.sixes(print, allOut);
    }

    int misses(Print print, Attack attack) {
        return dice.size() + allOut.size() + breaks - hits(print, attack);
    }
}
