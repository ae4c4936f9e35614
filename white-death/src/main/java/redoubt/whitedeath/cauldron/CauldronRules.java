package redoubt.whitedeath.cauldron;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of cauldrons. */
public final class CauldronRules {
    public static final RuleId MOVE = new RuleId("WD-CAUL-01");
    public static final RuleId POUR = new RuleId("WD-CAUL-05");

    private CauldronRules() {}
}
