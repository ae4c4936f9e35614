package redoubt.horde.table;

import java.util.List;
import redoubt.board.ZoneSet;

/**
 * The survivors in team order; it knows whether any of them lends a skill, since that is asked with every ruling, and in which zones
 * they are, which every group of zombies asks.
 */
final class Survivors extends Packed<Survivor> {
    private final boolean isAnyoneLending;
    // Filled on first use, as the paths of a terrain are.
    private ZoneSet where;

    // Whether anybody has a skill that implements a hook, by its number: filled on first use too, and kept while skills
    // are the same.
    private final Boolean[] isAnySkill;

    private Survivors(Object[] team, boolean isAnyoneLending, Boolean[] isAnySkill) {
        super(team);
        this.isAnyoneLending = isAnyoneLending;
        this.isAnySkill = isAnySkill;
    }

    static Survivors of(List<Survivor> team) {
        return team instanceof Survivors survivors
                ? survivors
                : new Survivors(team.toArray(), isAnyLending(team), new Boolean[Hook.COUNT]);
    }

    private static boolean isAnyLending(List<Survivor> team) {
        for (Survivor survivor : team) {
            if (survivor.has(LendsSkill.class)) {
                return true;
            }
        }
        return false;
    }

    Survivors with(Survivor changed) {
        Object[] team = toArray();
        team[changed.index()] = changed;
        // Most changes leave the skills alone.
        boolean isSame = get(changed.index()).skills() == changed.skills();
        return isSame ? new Survivors(team, isAnyoneLending, isAnySkill) : of(new Packed<>(team));
    }

    /** The same people after something that concerns all of them. */
    Survivors with(List<Survivor> changed) {
        boolean isSame = changed.size() == size();
        for (int i = 0; i < size() && isSame; i++) {
            isSame = get(i).skills() == changed.get(i).skills();
        }
        return isSame ? new Survivors(changed.toArray(), isAnyoneLending, isAnySkill) : of(changed);
    }

    /** Whether any of them, on the board or not, has a skill that implements a hook. */
    boolean isAnySkill(Hook<?> hook) {
        Boolean known = isAnySkill[hook.number()];
        if (known == null) {
            known = false;
            for (int i = 0; i < size(); i++) {
                known |= !get(i).skills(hook).isEmpty();
            }
            isAnySkill[hook.number()] = known;
        }
        return known;
    }

    boolean isAnyoneLending() {
        return isAnyoneLending;
    }

    /** The zones of those who are on the board. */
    ZoneSet where() {
        ZoneSet known = where;
        if (known == null) {
            known = ZoneSet.EMPTY;
            for (int i = 0; i < size(); i++) {
                known = get(i).isOnBoard() ? known.with(get(i).zone().index()) : known;
            }
            where = known;
        }
        return known;
    }
}
