package redoubt.livingdead.ghouls;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of what only ghouls do. */
public final class GhoulRules {
    public static final RuleId MOST_SEEN = new RuleId("NL-GMOVE-02");
    public static final RuleId MOST_ANYWHERE = new RuleId("NL-GMOVE-03");
    public static final RuleId BREAK_OPEN = new RuleId("NL-GATT-05");
    /** Whether breakers open everything around them, or only what is in their way. */
    public static final RuleId WHAT_BREAKERS_OPEN = new RuleId("NL-GAP-03");

    public static final RuleId OPENING_CARD = new RuleId("NL-GAP-01");
    public static final RuleId NOTHING_TO_OPEN = new RuleId("NL-SPAWN-10");
    public static final RuleId MOVE_TOKEN = new RuleId("NL-SPEC-10");

    private GhoulRules() {}
}
