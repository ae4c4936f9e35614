package redoubt.whitedeath.vault;

import redoubt.kernel.RuleId;

/** Where the ledger speaks of vault weapons. */
public final class VaultRules {
    public static final RuleId TAKE_DROPPED = new RuleId("WD-ABOM-04");

    public static final RuleId TAKE_FROM_AFAR = new RuleId("WD-SKILL-VAULTRAIDER");

    private VaultRules() {}
}
