package redoubt.darkest.helicopter;

import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.darkest.table.Person;
import redoubt.kernel.Event;
import redoubt.kernel.RuleId;

/** An event of Heli Escape. */
public sealed interface HelicopterEvent extends Event {
    /** The Helicopter hovers beside a tile, named by its room or hall. */
    record HelicopterPlaced(RuleId rule, Zone room, Side side) implements HelicopterEvent {}

    /** A survivor has called the Helicopter to another side. */
    record HelicopterMoved(RuleId rule, Person who, Zone room, Side side) implements HelicopterEvent {}

    /** The Nemesis is defeated, and the survivors must escape. */
    record EscapeBegan(RuleId rule, int needed) implements HelicopterEvent {}

    /** A Round of the escape has begun. */
    record EscapeRoundBegan(RuleId rule, int round) implements HelicopterEvent {}

    /** A survivor has boarded. */
    record Boarded(RuleId rule, Person who) implements HelicopterEvent {}
}
