package redoubt.secondedition.mission.rules;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens only by the rules of a mission. */
public interface MissionEvent extends HordeEvent {
    /** Doors of a colour can be opened now. */
    record DoorsUnlocked(RuleId rule, String colour, int doors) implements MissionEvent {}

    /** A coloured spawn zone spawns from now on. */
    record SpawnWoken(RuleId rule, String colour, Zone zone) implements MissionEvent {}

    /** A building was opened at the right door, and so many other doors of it can be opened now. */
    record BuildingUnlocked(RuleId rule, Zone zone, int doors) implements MissionEvent {}

    /** The group has looked at the top zombie card. */
    record TopCardSeen(RuleId rule, String card) implements MissionEvent {}

    /** The group has put that card under the deck. */
    record TopCardBuried(RuleId rule, String card) implements MissionEvent {}

    /** The team knows the tunnel between these two zones and goes through it from the start. */
    record TunnelKnown(RuleId rule, Zone one, Zone other) implements MissionEvent {}

    /** A survivor has put an action into something that takes several; so many steps of them are done. */
    record WorkDone(RuleId rule, SurvivorId survivor, String card, int done, int steps) implements MissionEvent {}

    /** Survivors can leave the board through this zone from now on. */
    record ExitOpened(RuleId rule, Zone zone) implements MissionEvent {}

    /** A new spawn zone is on the board and spawns from now on. */
    record SpawnZoneAdded(RuleId rule, String spawn, Zone zone) implements MissionEvent {}
}
