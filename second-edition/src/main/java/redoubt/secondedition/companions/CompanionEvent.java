package redoubt.secondedition.companions;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens to companions besides moving and dying like everybody else. */
public interface CompanionEvent extends HordeEvent {
    /** The team has found somebody who waits in this zone. */
    record CompanionMet(RuleId rule, String ally, Zone zone) implements CompanionEvent {}

    /** A survivor leads a companion from now on. */
    record CompanionRallied(RuleId rule, SurvivorId survivor, String ally, Zone zone) implements CompanionEvent {}

    /** A companion went along with the survivor who leads them. */
    record CompanionFollowed(RuleId rule, SurvivorId survivor, String ally, Zone zone) implements CompanionEvent {}

    /** A companion has lost the survivor who led them and waits in this zone. */
    record CompanionLeftAlone(RuleId rule, String ally, Zone zone) implements CompanionEvent {}

    /** A companion left the board with the survivor who led them. */
    record CompanionLeft(RuleId rule, SurvivorId survivor, String ally, Zone zone) implements CompanionEvent {}
}
