package redoubt.horde.table;

import redoubt.kernel.Named;

/** A kind of action, as skills and free actions name it. */
public record ActionKind(String name, boolean isCombat) implements Named {
    public static final ActionKind MOVE = new ActionKind("Move", false);
    public static final ActionKind SEARCH = new ActionKind("Search", false);
    public static final ActionKind MELEE = new ActionKind("Melee", true);
    public static final ActionKind RANGED = new ActionKind("Ranged", true);
    /** Reorganising, taking things, making noise: actions that no free action of a kind pays for. */
    public static final ActionKind OTHER = new ActionKind("Other", false);

    @Override
    public String toString() {
        return name;
    }
}
