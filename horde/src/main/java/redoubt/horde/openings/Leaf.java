package redoubt.horde.openings;

import redoubt.horde.table.ActionKind;
import redoubt.kernel.RuleId;

/**
 * Something on borders that opens and shuts, such as a door: the kinds of border that show it open and shut, the kind of action
 * that turns it, whether opening needs a tool, whether it can be shut again, and the rules for both.
 */
public record Leaf(
        String name,
        int open,
        int shut,
        ActionKind kind,
        boolean needsTool,
        boolean canBeShut,
        RuleId opening,
        RuleId shutting) {
    /** The same shown shut by another kind of border, such as that of a locked door. */
    public Leaf shutAs(int kindOfBorder) {
        return new Leaf(name, open, kindOfBorder, kind, needsTool, canBeShut, opening, shutting);
    }

    @Override
    public String toString() {
        return name;
    }
}
