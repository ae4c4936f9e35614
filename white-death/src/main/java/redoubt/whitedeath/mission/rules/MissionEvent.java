package redoubt.whitedeath.mission.rules;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens only by the rules of a mission. */
public interface MissionEvent extends HordeEvent {
    /** What the taker of an objective gets. */
    record RewardGained(RuleId rule, SurvivorId survivor, String reward) implements MissionEvent {}

    /** A token went on a survivor's dashboard. */
    record TokenKept(RuleId rule, SurvivorId survivor, String token) implements MissionEvent {}

    /** Cards were put face down into a zone. */
    record PileLaid(RuleId rule, Zone zone, int cards) implements MissionEvent {}

    /** A survivor used a token of the dashboard on a spawn token. */
    record TokenUsed(RuleId rule, SurvivorId survivor, String token, String spawn) implements MissionEvent {}

    record TomeRestored(RuleId rule, SurvivorId survivor) implements MissionEvent {}

    record SpawnTokenMoved(RuleId rule, String token, Zone from, Zone to) implements MissionEvent {}

    record CorruptionPurged(RuleId rule, Zone zone) implements MissionEvent {}

    record BuildingBurnt(RuleId rule, SurvivorId survivor, Zone zone) implements MissionEvent {}

    record BeaconTaken(RuleId rule, SurvivorId survivor, Zone zone) implements MissionEvent {}

    record EmpressMoved(RuleId rule, Zone from, Zone to) implements MissionEvent {}

    record GuardsLeft(RuleId rule, SurvivorId survivor, Zone zone, int guards) implements MissionEvent {}
}
