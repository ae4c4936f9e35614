package redoubt.horde.skills;

import redoubt.horde.print.ActionWords;
import redoubt.horde.table.ActionKind;

/** The kind of action that a skill refers to: Combat means every kind of attack. */
public record Scope(String word) {
    public static final Scope COMBAT = new Scope("Combat");

    /** The kind of action that a word means in an edition, as long as it means combat. */
    public static Scope of(ActionWords words, String word) {
        if (!words.isCombat(word)) {
            throw new IllegalArgumentException("no kind of combat is called " + word);
        }
        return new Scope(word);
    }

    public boolean covers(ActionKind kind) {
        return word.equals("Combat") ? kind.isCombat() : word.equals(kind.name());
    }
}
