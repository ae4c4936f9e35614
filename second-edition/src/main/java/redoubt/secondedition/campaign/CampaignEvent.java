package redoubt.secondedition.campaign;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens on the campaign sheets. */
public interface CampaignEvent extends HordeEvent {
    /** A survivor has this much campaign experience now. */
    record ExperienceMarked(RuleId rule, SurvivorId survivor, int experience) implements CampaignEvent {}

    /** A milestone brought one more bonus action for every mission; the pool has so many now. */
    record BonusActionGained(RuleId rule, SurvivorId survivor, int pool) implements CampaignEvent {}

    record CampaignSkillGained(RuleId rule, SurvivorId survivor, String skill) implements CampaignEvent {}

    /** A skill that lasts until the end of the mission. */
    record SkillBorrowed(RuleId rule, SurvivorId survivor, String skill) implements CampaignEvent {}

    /** A survivor spent a bonus action and has so many left in this mission. */
    record BonusActionSpent(RuleId rule, SurvivorId survivor, int left) implements CampaignEvent {}

    /** A survivor who died will be followed by another one. */
    record SuccessorChosen(RuleId rule, SurvivorId survivor, String successor) implements CampaignEvent {}

    /** The whole campaign is lost. */
    record CampaignLost(RuleId rule) implements CampaignEvent {}
}
