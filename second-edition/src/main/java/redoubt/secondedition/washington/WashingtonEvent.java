package redoubt.secondedition.washington;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What can happen only with the rules of the expansion. */
public interface WashingtonEvent extends HordeEvent {
    /** A survivor lies in a zone and waits to be picked up. */
    record SurvivorKnockedOut(RuleId rule, SurvivorId survivor, Zone zone) implements WashingtonEvent {}

    record SurvivorPickedUp(RuleId rule, SurvivorId survivor, SurvivorId fallen, Zone zone)
            implements WashingtonEvent {}

    /** A survivor whom nobody picked up in time is dead. */
    record SurvivorDied(RuleId rule, SurvivorId survivor) implements WashingtonEvent {}

    /** The mission was won while a survivor still lay there, who is safe with the others. */
    record SurvivorSaved(RuleId rule, SurvivorId survivor) implements WashingtonEvent {}

    /** The clock shows this hour, from 0 to 23. */
    record HourStruck(RuleId rule, int hour) implements WashingtonEvent {}

    record NightFell(RuleId rule) implements WashingtonEvent {}

    record DayBroke(RuleId rule) implements WashingtonEvent {}

    /** A survivor switched on a flashlight, or turned its beam to a zone; their own means a wall. */
    record LightAimed(RuleId rule, SurvivorId survivor, Zone zone, Zone towards) implements WashingtonEvent {}

    record LightWentOut(RuleId rule, SurvivorId survivor) implements WashingtonEvent {}

    /** The lamps indoors burn from now on, and the night is over there. */
    record LampsLit(RuleId rule) implements WashingtonEvent {}

    /** The searchlight that stands in this zone burns no longer. */
    record SearchlightPutOut(RuleId rule, Zone zone) implements WashingtonEvent {}

    /** The zombies in this zone saw a light and act once more. */
    record LightSeen(RuleId rule, Zone zone) implements WashingtonEvent {}
}
