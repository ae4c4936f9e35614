package redoubt.secondedition.mission.m05;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens only while the team looks for a shelter. */
public interface ShelterEvent extends HordeEvent {
    /** A survivor lent a hand at the barricade; so many more are needed in this round. */
    record BarricadeLifted(RuleId rule, SurvivorId survivor, int missing) implements ShelterEvent {}

    /** The team settles in the place that this note speaks of. */
    record TeamSettled(RuleId rule, String card) implements ShelterEvent {}
}
