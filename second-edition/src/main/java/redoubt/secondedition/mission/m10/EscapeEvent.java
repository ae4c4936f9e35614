package redoubt.secondedition.mission.m10;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens only on the way out of the city. */
public interface EscapeEvent extends HordeEvent {
    /** A spawn zone is skipped in so many spawn steps. */
    record SpawnSkipped(RuleId rule, String spawn, Zone zone, int steps) implements EscapeEvent {}

    /** The flares are out, and the spawn zone spawns again. */
    record SpawnResumed(RuleId rule, String spawn, Zone zone) implements EscapeEvent {}

    /** A survivor fired the gun of the tank at this zone. */
    record GunFired(RuleId rule, SurvivorId survivor, Zone zone) implements EscapeEvent {}

    /** The campaign is over, with so many points and this ending. */
    record CampaignEnded(RuleId rule, int points, String ending) implements EscapeEvent {}
}
