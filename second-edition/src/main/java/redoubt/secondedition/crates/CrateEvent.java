package redoubt.secondedition.crates;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens to crates. */
public interface CrateEvent extends HordeEvent {
    /** A survivor opened a crate, which is gone. */
    record CrateOpened(RuleId rule, SurvivorId survivor, Zone zone) implements CrateEvent {}

    /** A car took the crate in it along. */
    record CrateCarried(RuleId rule, Zone from, Zone to) implements CrateEvent {}
}
