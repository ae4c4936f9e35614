package redoubt.whitedeath.beacon;

import redoubt.kernel.RuleId;

/** The entries of the ledger that the beacon and corruption carry out. */
final class BeaconRules {
    static final RuleId CORRUPTION_REACHES_BEACON = new RuleId("WD-WIN-05");
    static final RuleId MISSING_BEACON = new RuleId("WD-BEACON-02");
    static final RuleId OBJECTIVE_LOST = new RuleId("WD-NECRO-08");
    static final RuleId NECROMANCER_REACHES_BEACON = new RuleId("WD-MODE-10");

    private BeaconRules() {}
}
