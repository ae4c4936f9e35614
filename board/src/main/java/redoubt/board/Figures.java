package redoubt.board;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** How many figures or tokens of each kind stand in each zone; identical pieces are counted, not listed. A packed value. */
public final class Figures {
    private final int kinds;
    private final byte[] counts;
    // Needed at every decision, and cheaper to carry along than to work out again.
    private final ZoneSet where;
    // Filled on first use, as the paths of a terrain are; null until anybody asks where a kind stands.
    private ZoneSet[] whereOfKind;

    private Figures(int kinds, byte[] counts, ZoneSet where) {
        this.kinds = kinds;
        this.counts = counts;
        this.where = where;
    }

    private static Figures counted(int kinds, byte[] counts) {
        ZoneSet where = ZoneSet.EMPTY;
        for (int i = 0; i < counts.length; i++) {
            where = counts[i] == 0 ? where : where.with(i / kinds);
        }
        return new Figures(kinds, counts, where);
    }

    public static Figures none(int zones, int kinds) {
        return new Figures(kinds, new byte[zones * kinds], ZoneSet.EMPTY);
    }

    public static Figures of(int kinds, List<Integer> counts) {
        byte[] packed = new byte[counts.size()];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = counts.get(i).byteValue();
        }
        return counted(kinds, packed);
    }

    public int kinds() {
        return kinds;
    }

    public int zones() {
        return counts.length / kinds;
    }

    public int count(int zone, int kind) {
        return counts[zone * kinds + kind];
    }

    /** All figures of a zone. */
    public int count(int zone) {
        int sum = 0;
        for (int i = zone * kinds; i < zone * kinds + kinds; i++) {
            sum += counts[i];
        }
        return sum;
    }

    /** All figures of a kind on the board. */
    public int total(int kind) {
        int sum = 0;
        for (int zone = where.first(); zone != ZoneSet.NONE; zone = where.nextAfter(zone)) {
            sum += counts[zone * kinds + kind];
        }
        return sum;
    }

    public int total() {
        int sum = 0;
        for (byte count : counts) {
            sum += count;
        }
        return sum;
    }

    public boolean isAny(int zone) {
        return where.contains(zone);
    }

    /** The zones with any figures. */
    public ZoneSet where() {
        return where;
    }

    /** The zones with a figure of this kind. */
    public ZoneSet where(int kind) {
        ZoneSet[] known = whereOfKind;
        if (known == null) {
            known = new ZoneSet[kinds];
            whereOfKind = known;
        }
        ZoneSet set = known[kind];
        if (set == null) {
            set = standing(kind);
            known[kind] = set;
        }
        return set;
    }

    private ZoneSet standing(int kind) {
        ZoneSet set = ZoneSet.EMPTY;
        for (int zone = where.first(); zone != ZoneSet.NONE; zone = where.nextAfter(zone)) {
            if (counts[zone * kinds + kind] != 0) {
                set = set.with(zone);
            }
        }
        return set;
    }

    /** The first zone with a figure of this kind, or {@link ZoneSet#NONE}. */
    public int first(int kind) {
        return where(kind).first();
    }

    public Figures plus(int zone, int kind, int more) {
        if (more == 0) {
            return this;
        }
        byte[] copy = counts.clone();
        add(copy, zone, kind, more);
        return new Figures(kinds, copy, updated(where, zone, copy));
    }

    private void add(byte[] copy, int zone, int kind, int more) {
        int changed = copy[zone * kinds + kind] + more;
        if (changed < 0 || changed > Byte.MAX_VALUE) {
            throw new IllegalStateException("no zone holds " + changed + " figures of a kind");
        }
        copy[zone * kinds + kind] = (byte) changed;
    }

    /** A set with a zone if any figures stand there now, without it if not. */
    private ZoneSet updated(ZoneSet set, int zone, byte[] changed) {
        for (int i = zone * kinds; i < zone * kinds + kinds; i++) {
            if (changed[i] != 0) {
                return set.with(zone);
            }
        }
        return set.without(zone);
    }

    public Figures minus(int zone, int kind, int fewer) {
        return plus(zone, kind, -fewer);
    }

    /** With some figures of a kind moved from one zone to another. */
    public Figures moved(int from, int to, int kind, int count) {
        if (count == 0) {
            return this;
        }
        byte[] copy = counts.clone();
        add(copy, from, kind, -count);
        add(copy, to, kind, count);
        return new Figures(kinds, copy, updated(updated(where, from, copy), to, copy));
    }

    /** With a zone emptied of every kind. */
    public Figures cleared(int zone) {
        byte[] copy = counts.clone();
        Arrays.fill(copy, zone * kinds, zone * kinds + kinds, (byte) 0);
        return new Figures(kinds, copy, where.without(zone));
    }

    /** With all figures of a kind taken off the board. */
    public Figures without(int kind) {
        return where(kind).isEmpty() ? this : emptied(kind, where(kind));
    }

    /** With the figures of some kinds only. */
    public Figures only(IntPredicate isOfKind) {
        byte[] copy = counts;
        ZoneSet left = where;
        for (int zone = where.first(); zone != ZoneSet.NONE; zone = where.nextAfter(zone)) {
            boolean isAnyLeft = false;
            for (int i = zone * kinds; i < zone * kinds + kinds; i++) {
                if (counts[i] != 0 && isOfKind.test(i - zone * kinds)) {
                    isAnyLeft = true;
                } else if (counts[i] != 0) {
                    copy = copy == counts ? counts.clone() : copy;
                    copy[i] = 0;
                }
            }
            left = isAnyLeft ? left : left.without(zone);
        }
        return copy == counts ? this : new Figures(kinds, copy, left);
    }

    /** With the figures in some zones only. */
    public Figures only(ZoneSet zones) {
        ZoneSet gone = where.minus(zones);
        if (gone.isEmpty()) {
            return this;
        }
        byte[] copy = counts.clone();
        for (int zone = gone.first(); zone != ZoneSet.NONE; zone = gone.nextAfter(zone)) {
            Arrays.fill(copy, zone * kinds, zone * kinds + kinds, (byte) 0);
        }
        return new Figures(kinds, copy, where.and(zones));
    }

    private Figures emptied(int kind, ZoneSet zones) {
        byte[] copy = counts.clone();
        ZoneSet left = where;
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            copy[zone * kinds + kind] = 0;
            left = updated(left, zone, copy);
        }
        return new Figures(kinds, copy, left);
    }

    /** The same figures on a board that has grown. */
    public Figures grown(int zones) {
        return counted(kinds, Arrays.copyOf(counts, zones * kinds));
    }

    public List<Integer> list() {
        Integer[] all = new Integer[counts.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = (int) counts[i];
        }
        return List.of(all);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Figures that && kinds == that.kinds && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return list().toString();
    }
}
