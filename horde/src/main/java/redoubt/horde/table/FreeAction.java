package redoubt.horde.table;

import java.util.List;

/** An action that costs nothing but can only be of certain kinds. */
public record FreeAction(String name, List<ActionKind> kinds) {
    public boolean pays(ActionKind kind) {
        return kinds.contains(kind);
    }
}
