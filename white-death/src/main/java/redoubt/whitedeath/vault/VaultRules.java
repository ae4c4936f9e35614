package redoubt.whitedeath.vault;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of vault weapons. */
public final class VaultRules {
    public static final RuleId TAKE_DROPPED = new RuleId("WD-ABOM-04");

    private VaultRules() {}
}
