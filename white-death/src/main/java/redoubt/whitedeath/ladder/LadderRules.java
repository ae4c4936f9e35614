package redoubt.whitedeath.ladder;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of rope ladders. */
public final class LadderRules {
    public static final RuleId TAKE = new RuleId("WD-LADDER-01");
    public static final RuleId PLACE = new RuleId("WD-LADDER-02");
    public static final RuleId TAKE_DOWN = new RuleId("WD-LADDER-04");

    private LadderRules() {}
}
