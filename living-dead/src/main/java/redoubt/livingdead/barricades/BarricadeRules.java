package redoubt.livingdead.barricades;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of doors and barricades. */
public final class BarricadeRules {
    public static final RuleId DOOR = new RuleId("NL-DOOR-01");
    public static final RuleId STAIRS = new RuleId("NL-DOOR-03");
    public static final RuleId OPEN = new RuleId("NL-BARR-03");
    public static final RuleId CLOSE = new RuleId("NL-BARR-04");
    public static final RuleId PLANKS = new RuleId("NL-GAP-26");
    public static final RuleId PICK_UP = new RuleId("NL-M01-14");
    /** Whether barricades are taken out of doorways beside ghouls. */
    public static final RuleId TAKING_BARRICADES = new RuleId("NL-GAP-51");

    public static final RuleId PLANKS_INTO_TOKEN = new RuleId("NL-M01-16");
    public static final RuleId NO_TOKEN_LEFT = new RuleId("NL-GAP-77");
    public static final RuleId BUILD = new RuleId("NL-M01-17");

    private BarricadeRules() {}
}
