package redoubt.whitedeath.freeze;

import redoubt.kernel.RuleId;

/** The entries of the ledger that freeze tokens carry out. */
final class FreezeRules {
    static final RuleId SKIP_ACTIVATION = new RuleId("WD-FRZ-01");
    static final RuleId NOBODY_FROZEN = new RuleId("WD-FRZ-03");
    static final RuleId END_PHASE = new RuleId("WD-FRZ-05");

    private FreezeRules() {}
}
