package redoubt.horde.table;

import java.util.List;

/** An action that costs nothing but can only be of certain kinds, and perhaps only an attack in which the survivor goes all out. */
public record FreeAction(String name, List<ActionKind> kinds, boolean isOnlyAllOut) {
    public FreeAction(String name, List<ActionKind> kinds) {
        this(name, kinds, false);
    }

    public boolean pays(ActionKind kind, boolean isAllOut) {
        return kinds.contains(kind) && (isAllOut || !isOnlyAllOut);
    }
}
