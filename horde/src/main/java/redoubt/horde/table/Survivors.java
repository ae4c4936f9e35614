package redoubt.horde.table;

import java.util.List;

/** The survivors in team order; it knows whether any of them lends a skill, since that is asked with every ruling. */
final class Survivors extends Packed<Survivor> {
    private final boolean isAnyoneLending;

    private Survivors(Object[] team, boolean isAnyoneLending) {
        super(team);
        this.isAnyoneLending = isAnyoneLending;
    }

    static Survivors of(List<Survivor> team) {
        return team instanceof Survivors survivors
                ? survivors
                : new Survivors(team.toArray(), team.stream().anyMatch(Survivors::isLending));
    }

    private static boolean isLending(Survivor survivor) {
        return survivor.has(LendsSkill.class);
    }

    Survivors with(Survivor changed) {
        Object[] team = toArray();
        team[changed.index()] = changed;
        // Most changes leave the skills alone.
        boolean isSame = get(changed.index()).skills() == changed.skills();
        return isSame ? new Survivors(team, isAnyoneLending) : of(new Packed<>(team));
    }

    boolean isAnyoneLending() {
        return isAnyoneLending;
    }
}
