package redoubt.horde.rulings;

import redoubt.board.ZoneSet;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;

/** Policy: where zombies of a zone want to go and by which first steps they may get there. */
public interface Pursuit {
    /** Equally good destinations and the rule that chose them; empty if nothing draws them. */
    record Aim(ZoneSet destinations, redoubt.kernel.RuleId rule) {}

    /** Zombies that move alike: they can use the same borders. */
    Aim aim(Table table, int zone, int kind);

    /** The zones to which the first step towards the destination may lead; empty if the zombies stay. */
    ZoneSet firstSteps(Table table, int zone, int kind, int destination);

    /** Zombies of a zone with the same mark are one group with one choice. */
    int group(Table table, int kind);

    /** Whether equal ways split a group evenly instead of being chosen for the whole. */
    default boolean isSplitting() {
        return false;
    }

    /** The rule by which a way is chosen. */
    default Cite pathRule() {
        return Cite.CHOOSE_PATH;
    }
}
