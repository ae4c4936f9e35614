package redoubt.horde.table;

import java.util.Arrays;
import java.util.List;

/** The survivors in team order; it knows whether any of them lends a skill, since that is asked with every ruling. */
final class Survivors extends Packed<Survivor> {
    private final boolean isAnyoneLending;

    private Survivors(List<Survivor> team) {
        super(team);
        boolean isLending = false;
        for (Survivor survivor : this) {
            isLending |= survivor.has(LendsSkill.class);
        }
        this.isAnyoneLending = isLending;
    }

    static Survivors of(List<Survivor> team) {
        return team instanceof Survivors survivors ? survivors : new Survivors(team);
    }

    Survivors with(Survivor changed) {
        Survivor[] team = toArray(new Survivor[size()]);
        team[changed.index()] = changed;
        return new Survivors(Arrays.asList(team));
    }

    boolean isAnyoneLending() {
        return isAnyoneLending;
    }
}
