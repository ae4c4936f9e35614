package redoubt.whitedeath.siege;

import redoubt.kernel.RuleId;

/** The entries of the ledger that the special cards of the zombie deck carry out. */
final class SiegeRules {
    static final RuleId SIEGE = new RuleId("WD-SIEGE-01");
    static final RuleId IN_EVERY_CORRUPTION_ZONE = new RuleId("WD-SIEGE-02");
    static final RuleId SHARE_MINIATURES = new RuleId("WD-SIEGE-03");
    static final RuleId CLIMB = new RuleId("WD-SIEGE-05");
    static final RuleId CHOOSE_RAMPART = new RuleId("WD-GAP-58");
    static final RuleId EXTRA_ACTIVATION = new RuleId("WD-XACT-01");
    static final RuleId NOT_AT_BLUE = new RuleId("WD-XACT-02");

    private SiegeRules() {}
}
