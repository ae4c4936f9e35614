package redoubt.secondedition.things;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens to things that are carried. */
public interface ThingEvent extends HordeEvent {
    /** A survivor carries a thing from now on. */
    record ThingTaken(RuleId rule, SurvivorId survivor, String thing, Zone zone) implements ThingEvent {}

    /** A thing stays in a zone because its bearer fell or can carry no more. */
    record ThingPutDown(RuleId rule, SurvivorId survivor, String thing, Zone zone) implements ThingEvent {}
}
