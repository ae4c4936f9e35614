package redoubt.secondedition.mission.rules;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.kernel.RuleId;

/** What happens only by the rules of a mission. */
public interface MissionEvent extends HordeEvent {
    /** Doors of a colour can be opened now. */
    record DoorsUnlocked(RuleId rule, String colour, int doors) implements MissionEvent {}

    /** A coloured spawn zone spawns from now on. */
    record SpawnWoken(RuleId rule, String colour, Zone zone) implements MissionEvent {}
}
