package redoubt.whitedeath.ladder;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens to rope ladders. */
public interface LadderEvent extends HordeEvent {
    /** A survivor took a ladder that lay in its zone. */
    record LadderTaken(RuleId rule, SurvivorId survivor, Zone zone) implements LadderEvent {}

    /** A survivor hung a ladder between two zones. */
    record LadderPlaced(RuleId rule, SurvivorId survivor, Zone one, Zone other) implements LadderEvent {}

    /** A survivor took a ladder down again. */
    record LadderTakenDown(RuleId rule, SurvivorId survivor, Zone one, Zone other) implements LadderEvent {}
}
