package redoubt.whitedeath.skills;

import redoubt.horde.table.Skill;
import redoubt.whitedeath.vault.ReachesVault;

/** The survivor takes vault weapons also from a neighbouring zone in sight to which the way is open. */
public record VaultRaider() implements Skill, ReachesVault {
    @Override
    public String name() {
        return "Vault raider";
    }
}
