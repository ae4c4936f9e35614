package redoubt.horde.skills;

import redoubt.horde.table.ActionKind;

/** The kind of action that a skill refers to: Combat means every kind of attack. */
public record Scope(String word) {
    public static final Scope COMBAT = new Scope("Combat");

    public boolean covers(ActionKind kind) {
        return word.equals("Combat") ? kind.isCombat() : word.equals(kind.name());
    }
}
