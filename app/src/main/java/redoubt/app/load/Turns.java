package redoubt.app.load;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Predicate;

/**
 * When each table is to answer: one after another, spread evenly over a period, then all over again, however long the answers take.
 */
final class Turns {
    private final PriorityQueue<Turn> turns = new PriorityQueue<>(Comparator.comparingLong(Turn::due));
    private final long period;

    /** When the table at a place is to answer. */
    record Turn(int place, long due) {}

    Turns(int places, double rate, long start) {
        period = (long) (places * 1e9 / rate);
        for (int place = 0; place < places; place++) {
            turns.add(new Turn(place, start + place * period / places));
        }
    }

    /** When the next one is due. */
    long next() {
        return turns.element().due();
    }

    /** Hands out the turns that are due and returns how many could not be taken; those stay due. */
    int give(long now, Predicate<Turn> isTaken) {
        List<Turn> tooEarly = new ArrayList<>();
        while (!turns.isEmpty() && next() <= now) {
            Turn turn = turns.remove();
            if (isTaken.test(turn)) {
                turns.add(new Turn(turn.place(), turn.due() + period));
            } else {
                tooEarly.add(turn);
            }
        }
        turns.addAll(tooEarly);
        return tooEarly.size();
    }
}
