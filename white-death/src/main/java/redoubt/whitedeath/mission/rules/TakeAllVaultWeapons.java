package redoubt.whitedeath.mission.rules;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.whitedeath.vault.VaultWeapons;

/** All vault weapons have been taken, from the deck or from the ground, even if some were discarded since. */
public record TakeAllVaultWeapons(String deck, int all) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return VaultWeapons.left(table, deck) == 0;
    }

    @Override
    public double progress(Table table) {
        return 1 - (double) VaultWeapons.left(table, deck) / all;
    }
}
