package redoubt.horde.table;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/** Rulings in their order, sorted beforehand by the hooks they implement, since hooks are asked at every decision. */
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
        this.hooks = found.toArray(new Class<?>[0]);
        this.byHook = new List<?>[hooks.length];
        for (int i = 0; i < hooks.length; i++) {
            Class<?> hook = hooks[i];
            byHook[i] = all.stream().filter(hook::isInstance).toList();
        }
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

    /** Those that implement a hook, in their order. */
    public <H> List<H> of(Class<H> hook) {
        for (int i = 0; i < hooks.length; i++) {
            if (hooks[i] == hook) {
                @SuppressWarnings("unchecked")
                List<H> those = (List<H>) byHook[i];
                return those;
            }
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
