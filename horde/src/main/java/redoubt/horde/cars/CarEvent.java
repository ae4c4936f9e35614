package redoubt.horde.cars;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens to the car. */
public interface CarEvent extends HordeEvent {
    /** A survivor took a seat, coming from outside or from another seat. */
    record SeatTaken(RuleId rule, SurvivorId survivor, boolean isDriver) implements CarEvent {}

    /** A survivor got out. */
    record CarLeft(RuleId rule, SurvivorId survivor, Zone zone) implements CarEvent {}

    /** A survivor refused to change seats with another. */
    record SwapRefused(RuleId rule, SurvivorId survivor, SurvivorId asked) implements CarEvent {}

    /** The car drove into the next zone. */
    record CarDriven(RuleId rule, SurvivorId driver, Zone from, Zone to) implements CarEvent {}
}
