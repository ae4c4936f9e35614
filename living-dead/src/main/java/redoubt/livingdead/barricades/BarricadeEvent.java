package redoubt.livingdead.barricades;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens to barricade tokens that survivors carry. */
public interface BarricadeEvent extends HordeEvent {
    /** A survivor took an open barricade from between two zones. */
    record BarricadePickedUp(RuleId rule, SurvivorId survivor, Zone one, Zone other) implements BarricadeEvent {}

    /** A survivor made a barricade of planks, to be carried. */
    record PlanksUsed(RuleId rule, SurvivorId survivor) implements BarricadeEvent {}

    /** A survivor closed a window between two zones with a barricade that it carried. */
    record WindowBarricaded(RuleId rule, SurvivorId survivor, Zone one, Zone other) implements BarricadeEvent {}
}
