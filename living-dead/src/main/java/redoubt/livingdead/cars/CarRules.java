package redoubt.livingdead.cars;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of cars. */
public final class CarRules {
    public static final RuleId ENTER = new RuleId("NL-CAR-04");
    public static final RuleId LEAVE = new RuleId("NL-CAR-05");
    public static final RuleId CHANGE_SEAT = new RuleId("NL-CAR-06");
    public static final RuleId AGREE = new RuleId("NL-GAP-35");
    public static final RuleId DRIVE = new RuleId("NL-CAR-07");

    private CarRules() {}
}
