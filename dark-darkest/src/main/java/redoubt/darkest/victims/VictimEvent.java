package redoubt.darkest.victims;

import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.table.Person;
import redoubt.kernel.Event;
import redoubt.kernel.RuleId;

/** An event of the Victims expansion. */
public sealed interface VictimEvent extends Event {
    /** A Victim is locked in a room. */
    record VictimPlaced(RuleId rule, Zone room) implements VictimEvent {}

    /** A survivor has led a Victim into a room. */
    record VictimLed(RuleId rule, Person who, Zone from, Zone to) implements VictimEvent {}

    /** A Victim has left the house. */
    record VictimSaved(RuleId rule) implements VictimEvent {}

    /** A Victim has been attacked and has defended itself. */
    record VictimAttacked(RuleId rule, Zone room, List<CreatureFace> dice, List<SurvivorFace> defence)
            implements VictimEvent {
        public VictimAttacked {
            dice = List.copyOf(dice);
            defence = List.copyOf(defence);
        }
    }

    /** A Victim is wounded. */
    record VictimWounded(RuleId rule, Zone room) implements VictimEvent {}

    /** A Victim is lost. */
    record VictimLost(RuleId rule, Zone room) implements VictimEvent {}
}
