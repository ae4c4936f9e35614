package redoubt.whitedeath.guards;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of guards. */
public final class GuardRules {
    public static final RuleId COMMAND = new RuleId("WD-GUARD-01");
    public static final RuleId MOVE = new RuleId("WD-GUARD-08");
    public static final RuleId MELEE = new RuleId("WD-GUARD-09");
    public static final RuleId RANGED = new RuleId("WD-GUARD-10");
    public static final RuleId MOVE_CAULDRON = new RuleId("WD-CAUL-04");
    public static final RuleId POUR_CAULDRON = new RuleId("WD-CAUL-07");
    public static final RuleId PUSH = new RuleId("WD-SKILL-GUARDSPUSH");
    public static final RuleId SPLIT = new RuleId("WD-GAP-70");

    private GuardRules() {}
}
