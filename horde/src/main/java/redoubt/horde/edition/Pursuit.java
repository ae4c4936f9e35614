package redoubt.horde.edition;

import redoubt.board.ZoneSet;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** Policy: where the zombies in a zone want to go and which first steps may take them there. */
public interface Pursuit {
    /** Equally good destinations and the rule that chose them; empty if nothing draws the zombies. */
    record Aim(ZoneSet destinations, RuleId rule) {}

    /** Where zombies of this kind want to go from this zone. */
    Aim aim(Table table, int zone, int kind);

    /** The zones that the first step towards the destination may lead to; empty if the zombies stay. */
    ZoneSet firstSteps(Table table, int zone, int kind, int destination);

    /** Whether a first step can be made; zombies whose step is blocked stay. */
    default boolean canStep(Table table, int zone, int kind, int next) {
        return true;
    }

    /** Zombies in a zone with the same number are one group with one choice. */
    int group(Table table, int kind);

    /** Whether equal ways split a group evenly instead of one being chosen for all of it. */
    default boolean isSplitting() {
        return false;
    }

    /** The pursuit in a manner other than that of the zombies' phase, such as an extra activation that ignores some obstacles. */
    default Pursuit inManner(String manner) {
        return this;
    }

    /** The same pursuit with whatever is alike for all groups on this table worked out once. */
    default Pursuit on(Table table) {
        return this;
    }

    /** The rule by which a way is chosen. */
    default Cite pathRule() {
        return Cite.CHOOSE_PATH;
    }
}
