package redoubt.whitedeath.vault;

import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** How many vault weapons survivors have taken so far, those discarded since among them (WD-GAP-110). */
public record VaultTally(int taken) implements Annexes.Annex {
    public static final VaultTally NONE = new VaultTally(0);

    public static VaultTally of(Table table) {
        return table.annexes().find(VaultTally.class).orElse(NONE);
    }

    VaultTally withOneMore() {
        return new VaultTally(taken + 1);
    }
}
