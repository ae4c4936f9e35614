package redoubt.darkest.specials;

import redoubt.board.Zone;
import redoubt.kernel.Event;
import redoubt.kernel.RuleId;

/** An event of the Zombie expansion. */
public sealed interface SpecialEvent extends Event {
    /** A special zombie has come into a room. */
    record SpecialRevealed(RuleId rule, SpecialKind kind, Zone room) implements SpecialEvent {}

    /** A special zombie is eliminated. */
    record SpecialKilled(RuleId rule, SpecialKind kind, Zone room) implements SpecialEvent {}
}
