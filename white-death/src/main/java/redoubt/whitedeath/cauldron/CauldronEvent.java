package redoubt.whitedeath.cauldron;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens to cauldrons. */
public interface CauldronEvent extends HordeEvent {
    /** A cauldron was carried by a survivor or on its command. */
    record CauldronMoved(RuleId rule, SurvivorId survivor, Zone from, Zone to) implements CauldronEvent {}

    /** A cauldron was poured by a survivor or on its command. */
    record CauldronPoured(RuleId rule, SurvivorId survivor, Zone from, Zone into) implements CauldronEvent {}
}
