package redoubt.horde.table;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.RandomAccess;

/** The survivors in team order; it knows whether any of them lends a skill, since that is asked with every ruling. */
final class Survivors extends AbstractList<Survivor> implements RandomAccess {
    private final List<Survivor> all;
    private final boolean isAnyoneLending;

    private Survivors(List<Survivor> all) {
        this.all = all;
        boolean isLending = false;
        for (int i = 0; i < all.size(); i++) {
            isLending |= all.get(i).has(LendsSkill.class);
        }
        this.isAnyoneLending = isLending;
    }

    static Survivors of(List<Survivor> team) {
        return team instanceof Survivors survivors ? survivors : new Survivors(List.copyOf(team));
    }

    Survivors with(Survivor changed) {
        Survivor[] team = all.toArray(Survivor[]::new);
        team[changed.index()] = changed;
        return new Survivors(List.of(team));
    }

    boolean isAnyoneLending() {
        return isAnyoneLending;
    }

    @Override
    public Survivor get(int index) {
        return all.get(index);
    }

    @Override
    public int size() {
        return all.size();
    }

    @Override
    public Iterator<Survivor> iterator() {
        return all.iterator();
    }
}
