package redoubt.horde.cars;

import java.util.List;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** Policy: what rulebooks say differently about a car. */
public interface Driving {
    /** How many ride besides the driver. */
    int passengers();

    /** Whether this survivor, who sits in the car, may drive it. */
    boolean mayDrive(Table table, Car car, SurvivorId rider);

    /** All that one drive action may do. */
    List<CarOption.Drive> drives(Table table, Car car);

    /** Whether somebody may take actions of this kind without getting out. */
    boolean allowsInside(Table table, Survivor rider, ActionKind kind);

    /** The rule that says what nobody does from inside. */
    RuleId inside();
}
