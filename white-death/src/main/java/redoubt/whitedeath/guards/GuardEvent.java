package redoubt.whitedeath.guards;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What guards do at a survivor's command, besides fighting. */
public interface GuardEvent extends HordeEvent {
    /** A survivor gave a command to the guards of a zone. */
    record GuardsCommanded(RuleId rule, SurvivorId survivor, Zone zone, String task) implements GuardEvent {}

    record GuardsMoved(RuleId rule, SurvivorId survivor, int guards, Zone from, Zone to) implements GuardEvent {}
}
