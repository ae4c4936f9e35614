package redoubt.secondedition.mission.m07;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens only on the hunt for the electronic card. */
public interface HuntEvent extends HordeEvent {
    /** A survivor has a breaching round in the weapon for the next attack. */
    record RoundLoaded(RuleId rule, SurvivorId survivor) implements HuntEvent {}

    /** A survivor's hits do one more damage up to the end of this round. */
    record SurvivorStrengthened(RuleId rule, SurvivorId survivor, int until) implements HuntEvent {}
}
