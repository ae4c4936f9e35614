package redoubt.whitedeath.vault;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens to vault weapons. */
public interface VaultEvent extends HordeEvent {
    /** A survivor took a vault weapon, from the ground or from the deck. */
    record VaultWeaponTaken(RuleId rule, SurvivorId survivor, String card) implements VaultEvent {}

    /** No vault weapon was left for a survivor who had earned one. */
    record VaultEmpty(RuleId rule, SurvivorId survivor) implements VaultEvent {}
}
