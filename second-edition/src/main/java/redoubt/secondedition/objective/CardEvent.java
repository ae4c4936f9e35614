package redoubt.secondedition.objective;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens with objective cards and notes, and what they give. */
public interface CardEvent extends HordeEvent {
    /** An objective card was taken and read aloud. */
    record CardRead(RuleId rule, SurvivorId survivor, String card, Zone zone) implements CardEvent {}

    /** A note was read because a card or the mission called for it. */
    record NoteRead(RuleId rule, SurvivorId survivor, String card) implements CardEvent {}

    /** A card beside the board was revealed by the mission. */
    record CardRevealed(RuleId rule, String card) implements CardEvent {}

    /** The group has looked at a card that lies face down in this zone or on a door of it. */
    record CardPeekedAt(RuleId rule, String card, Zone zone) implements CardEvent {}

    /** A card went back to its place, face up. */
    record CardReturned(RuleId rule, String card) implements CardEvent {}

    /** A card stays face up for the rest of the mission. */
    record CardStays(RuleId rule, String card) implements CardEvent {}

    /** The team found a keyword. */
    record KeywordFound(RuleId rule, String keyword) implements CardEvent {}

    /** A survivor wrote an achievement on the campaign sheet. */
    record AchievementWritten(RuleId rule, SurvivorId survivor, String achievement) implements CardEvent {}

    /** A survivor gained campaign experience by a card or a mission, besides that for danger levels. */
    record ExperienceGained(RuleId rule, SurvivorId survivor, int points) implements CardEvent {}

    /** Noise tokens were put into a zone by a card. */
    record NoisePut(RuleId rule, Zone zone, int tokens) implements CardEvent {}
}
