package redoubt.livingdead.modes;

import static redoubt.horde.mission.Reading.adding;

import java.util.List;
import redoubt.horde.mission.Reading;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Precedence;
import redoubt.kernel.RuleId;
import redoubt.livingdead.cars.CarActions;
import redoubt.livingdead.faces.MutualTrust;

/** All other readings that a group may agree on, in the order of the ledger; what they say is there too. */
public final class HouseReadings {
    private HouseReadings() {}

    public static List<Reading> all() {
        return List.of(
                asked(
                        MutualTrust.WHOSE_GIFT,
                        "only the Survivor whose Turn it is may switch by handing the card over."),
                asked(CarActions.WHO_DRIVES, "any Survivor in the Car can drive it, whatever the seat."),
                adding(
                        new RuleId("NL-GAP-48"),
                        "if one event meets both conditions the players win.",
                        Precedence.VICTORY));
    }

    private static Reading asked(RuleId rule, String other) {
        return adding(rule, other, new OtherReading(rule));
    }
}
