package redoubt.horde.table;

import java.util.ArrayList;
import java.util.List;

/** Rulings in their order, sorted in advance by hook and by type, since they are asked at every decision. */
public final class RulingList<R extends Ruling> extends Packed<R> {
    /** How many places of the hash table there are for each type: so many that a look usually ends where it begins. */
    private static final int ROOM = 8;

    // A bit for each type here, by its hash: most lists are asked mostly for what is not among them.
    private final long types;
    // A hash table: each type and, right after it, the rulings of this type.
    private final Object[] places;
    // What implements each hook, by its number; filled on first use.
    private final Packed<?>[] byHook = new Packed<?>[Hook.COUNT];
    private Joined<R> joined;
    private Followed followed;

    /** These rulings after others, kept because the rulings of a mission follow those of the same edition all game long. */
    private record Joined<R extends Ruling>(List<R> others, RulingList<R> both) {}

    /** What implements each hook among others and then among these; kept, since the skills of a survivor follow the same ones too. */
    private record Followed(RulingList<Ruling> others, Packed<?>[] byHook) {}

    private RulingList(List<R> all) {
        super(all);
        List<Class<?>> found = new ArrayList<>();
        for (R ruling : all) {
            collect(ruling.getClass(), found);
        }
        this.places = new Object[2 * ROOM * Integer.highestOneBit(Math.max(1, found.size()))];
        long seen = 0;
        for (Class<?> type : found) {
            seen |= 1L << type.hashCode();
            int place = place(type);
            places[place] = type;
            places[place + 1] = those(type);
        }
        this.types = seen;
    }

    public static <R extends Ruling> RulingList<R> of(List<R> rulings) {
        return rulings instanceof RulingList<R> sorted ? sorted : new RulingList<>(rulings);
    }

    /** The class of a ruling and everything it extends or implements, as far as that is a ruling too. */
    private static void collect(Class<?> type, List<Class<?>> found) {
        if (!Ruling.class.isAssignableFrom(type) || found.contains(type)) {
            return;
        }
        found.add(type);
        for (Class<?> each : type.getInterfaces()) {
            collect(each, found);
        }
        if (type.getSuperclass() != null) {
            collect(type.getSuperclass(), found);
        }
    }

    private Packed<R> those(Class<?> type) {
        List<R> those = new ArrayList<>(size());
        for (R ruling : this) {
            if (type.isInstance(ruling)) {
                those.add(ruling);
            }
        }
        return new Packed<>(those);
    }

    /** The place of a type in the hash table, or the free place where it would go. */
    private int place(Class<?> type) {
        int last = places.length - 2;
        int place = 2 * type.hashCode() & last;
        while (places[place] != type && places[place] != null) {
            place = place + 2 & last;
        }
        return place;
    }

    /** Those that implement a hook, in order. */
    @SuppressWarnings("unchecked")
    public <H extends Ruling> Packed<H> of(Hook<H> hook) {
        Packed<H> those = (Packed<H>) byHook[hook.number()];
        if (those == null) {
            those = of(hook.type());
            byHook[hook.number()] = those;
        }
        return those;
    }

    /** The same with those of other rulings before them. */
    @SuppressWarnings("unchecked")
    <H extends Ruling> Packed<H> after(RulingList<Ruling> others, Hook<H> hook) {
        Followed kept = followed;
        if (kept == null || kept.others != others) {
            kept = new Followed(others, new Packed<?>[Hook.COUNT]);
            followed = kept;
        }
        Packed<H> those = (Packed<H>) kept.byHook[hook.number()];
        if (those == null) {
            those = joined(others.of(hook), of(hook));
            kept.byHook[hook.number()] = those;
        }
        return those;
    }

    /** Those of a type, in order. */
    @SuppressWarnings("unchecked")
    public <H extends Ruling> Packed<H> of(Class<H> type) {
        if ((types & 1L << type.hashCode()) == 0) {
            return empty();
        }
        Packed<H> those = (Packed<H>) places[place(type) + 1];
        return those == null ? empty() : those;
    }

    /** Others, but for those that one of these replaces, and then these. */
    RulingList<R> after(List<R> others) {
        Joined<R> kept = joined;
        if (kept == null || kept.others != others) {
            kept = new Joined<>(others, new RulingList<>(joined(copyOf(unreplaced(others)), this)));
            joined = kept;
        }
        return kept.both;
    }

    private List<R> unreplaced(List<R> others) {
        List<R> left = new ArrayList<>(others);
        for (Replaces replacing : of(Replaces.class)) {
            left.removeIf(replacing.replaced()::isInstance);
        }
        return left;
    }
}
