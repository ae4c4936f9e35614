package redoubt.whitedeath.vault;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of vault weapons. */
public final class VaultRules {
    public static final RuleId ABOMINATION_DROPS = new RuleId("WD-ABOM-04");
    public static final RuleId NECROMANCER_DROPS = new RuleId("WD-NECRO-11");
    public static final RuleId REWARD = new RuleId("WD-MIS-04");

    private VaultRules() {}
}
