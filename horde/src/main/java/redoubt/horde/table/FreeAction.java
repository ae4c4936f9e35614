package redoubt.horde.table;

import java.util.List;

/** An action that costs nothing but serves only for some kinds. */
public record FreeAction(String name, List<ActionKind> kinds) {
    public boolean pays(ActionKind kind) {
        return kinds.contains(kind);
    }
}
