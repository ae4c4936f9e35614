package redoubt.secondedition.mission.evacuees;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What becomes of evacuees. */
public interface EvacueeEvent extends HordeEvent {
    /** A survivor has brought evacuees off the board; so many are safe now. */
    record EvacueesSaved(RuleId rule, SurvivorId survivor, int people, int safe) implements EvacueeEvent {}

    /** Zombies have found evacuees whom nobody was with. */
    record EvacueesLost(RuleId rule, Zone zone, int people) implements EvacueeEvent {}
}
