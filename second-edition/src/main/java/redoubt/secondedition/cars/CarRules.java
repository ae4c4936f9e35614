package redoubt.secondedition.cars;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of cars, beyond what the family cites. */
final class CarRules {
    static final RuleId LOOK_FOR_WEAPON = new RuleId("Z2-CAR-04");
    static final RuleId NO_WEAPON_LEFT = new RuleId("Z2-CAR-07");
    static final RuleId CRATE_TRAVELS = new RuleId("Z2-CAR-08");

    private CarRules() {}
}
