package redoubt.board;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.StringJoiner;
import java.util.function.IntConsumer;

/** A set of zones of one board, always iterated in index order. */
public record ZoneSet(long low, long high) implements Iterable<ZoneId> {
    /** The most zones a board can have. */
    public static final int CAPACITY = 128;

    public static final ZoneSet EMPTY = new ZoneSet(0, 0);

    /** What {@link #nextAfter} and {@link #first} return when nothing is left. */
    public static final int NONE = -1;

    public static ZoneSet of(int index) {
        return index < 64 ? new ZoneSet(1L << index, 0) : new ZoneSet(0, 1L << index);
    }

    public static ZoneSet of(ZoneId zone) {
        return of(zone.index());
    }

    public static ZoneSet of(ZoneId... zones) {
        ZoneSet set = EMPTY;
        for (ZoneId zone : zones) {
            set = set.with(zone.index());
        }
        return set;
    }

    public static ZoneSet of(Iterable<ZoneId> zones) {
        ZoneSet set = EMPTY;
        for (ZoneId zone : zones) {
            set = set.with(zone.index());
        }
        return set;
    }

    public ZoneSet with(int index) {
        return index < 64 ? new ZoneSet(low | 1L << index, high) : new ZoneSet(low, high | 1L << index);
    }

    public ZoneSet with(ZoneId zone) {
        return with(zone.index());
    }

    public ZoneSet without(int index) {
        return index < 64 ? new ZoneSet(low & ~(1L << index), high) : new ZoneSet(low, high & ~(1L << index));
    }

    public ZoneSet without(ZoneId zone) {
        return without(zone.index());
    }

    public ZoneSet and(ZoneSet other) {
        return new ZoneSet(low & other.low, high & other.high);
    }

    public ZoneSet or(ZoneSet other) {
        return new ZoneSet(low | other.low, high | other.high);
    }

    public ZoneSet minus(ZoneSet other) {
        return new ZoneSet(low & ~other.low, high & ~other.high);
    }

    public boolean contains(int index) {
        return ((index < 64 ? low : high) >>> index & 1) != 0;
    }

    public boolean contains(ZoneId zone) {
        return contains(zone.index());
    }

    public boolean containsAll(ZoneSet other) {
        return other.minus(this).isEmpty();
    }

    public boolean meets(ZoneSet other) {
        return (low & other.low | high & other.high) != 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    /** The lowest index, or {@link #NONE}. */
    public int first() {
        return nextAfter(-1);
    }

    /** The lowest index above {@code index}, or {@link #NONE}; start with -1. */
    public int nextAfter(int index) {
        int from = index + 1;
        if (from < 64) {
            long rest = low & -1L << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
            from = 64;
        }
        long rest = from < CAPACITY ? high & -1L << from : 0;
        return rest == 0 ? NONE : 64 + Long.numberOfTrailingZeros(rest);
    }

    public void forEachIndex(IntConsumer action) {
        for (int index = first(); index != NONE; index = nextAfter(index)) {
            action.accept(index);
        }
    }

    @Override
    public Iterator<ZoneId> iterator() {
        return new Iterator<>() {
            private int next = first();

            @Override
            public boolean hasNext() {
                return next != NONE;
            }

            @Override
            public ZoneId next() {
                if (next == NONE) {
                    throw new NoSuchElementException();
                }
                ZoneId zone = new ZoneId(next);
                next = nextAfter(next);
                return zone;
            }
        };
    }

    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(" ", "{", "}");
        forEachIndex(index -> text.add(Integer.toString(index)));
        return text.toString();
    }
}
