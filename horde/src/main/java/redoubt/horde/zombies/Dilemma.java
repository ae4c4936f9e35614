package redoubt.horde.zombies;

import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Cite;
import redoubt.kernel.RuleId;

/** A choice that the players must make for zombies before they move. */
public sealed interface Dilemma {
    /** A whole group with equal destinations, or equal ways to one. */
    record Undecided(Group group, ZoneSet destinations, RuleId rule) implements Dilemma {}

    /**
     * Zombies of a kind that do not divide evenly over the ways: {@code left} of them are left over, at most one for each way;
     * {@code why} is the rule under which the players choose.
     */
    record Odd(Zone from, int kind, int left, ZoneSet ways, ZoneSet destinations, RuleId rule, Cite why)
            implements Dilemma {
        Odd without(int way) {
            return new Odd(from, kind, left - 1, ways.without(way), destinations, rule, why);
        }
    }
}
