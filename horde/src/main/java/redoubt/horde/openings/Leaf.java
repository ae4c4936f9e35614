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
    @Override
    public String toString() {
        return name;
    }
}
