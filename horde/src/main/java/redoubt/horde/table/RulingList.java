package redoubt.horde.table;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/** Rulings in their order, sorted in advance by the hooks they implement, since hooks are asked at every decision. */
public final class RulingList<R extends Ruling> extends AbstractList<R> implements RandomAccess {
    private final List<R> all;
    private final Class<?>[] hooks;
    private final List<?>[] byHook;

    private RulingList(List<R> all) {
        this.all = all;
        List<Class<?>> found = new ArrayList<>();
        for (R ruling : all) {
            collect(ruling.getClass(), found);
        }
        this.hooks = new Class<?>[Math.max(2, Integer.highestOneBit(found.size()) * 4)];
        this.byHook = new List<?>[hooks.length];
        for (Class<?> hook : found) {
            int place = place(hook);
            hooks[place] = hook;
            byHook[place] = all.stream().filter(hook::isInstance).toList();
        }
    }

    /** The place of a hook in the hash table, or the free place where it would go; at least half of the places are free. */
    private int place(Class<?> hook) {
        int place = hook.getName().hashCode() & hooks.length - 1;
        while (hooks[place] != null && hooks[place] != hook) {
            place = place + 1 & hooks.length - 1;
        }
        return place;
    }

    public static <R extends Ruling> RulingList<R> of(List<R> rulings) {
        return rulings instanceof RulingList<R> sorted ? sorted : new RulingList<>(List.copyOf(rulings));
    }

    private static void collect(Class<?> type, List<Class<?>> found) {
        for (Class<?> each : type.getInterfaces()) {
            if (Ruling.class.isAssignableFrom(each) && !found.contains(each)) {
                found.add(each);
            }
            collect(each, found);
        }
    }

    /** Those that implement a hook, in order. */
    public <H> List<H> of(Class<H> hook) {
        int place = place(hook);
        if (hooks[place] == hook) {
            @SuppressWarnings("unchecked")
            List<H> those = (List<H>) byHook[place];
            return those;
        }
        return hook.isInterface() ? List.of() : scanned(hook);
    }

    private <H> List<H> scanned(Class<H> type) {
        List<H> those = new ArrayList<>();
        for (R ruling : all) {
            if (type.isInstance(ruling)) {
                those.add(type.cast(ruling));
            }
        }
        return those;
    }

    @Override
    public R get(int index) {
        return all.get(index);
    }

    @Override
    public int size() {
        return all.size();
    }
}
