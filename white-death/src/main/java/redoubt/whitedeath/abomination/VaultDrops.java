package redoubt.whitedeath.abomination;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.beacon.Stronghold;

/** Abominations and necromancers leave a vault weapon where they are eliminated, by whatever means. */
public record VaultDrops() implements AfterEvent {
    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ZombieEliminated fallen) {
            for (ZombieKind kind : play.table().print().zombieKinds()) {
                if (kind.name().equals(fallen.zombie())) {
                    drop(play, kind, fallen);
                }
            }
        }
    }

    private static void drop(Play<Table> play, ZombieKind kind, HordeEvent.ZombieEliminated fallen) {
        boolean isAbomination = kind.family().equals(Stronghold.ABOMINATION);
        if (isAbomination || kind.family().equals(Stronghold.NECROMANCER)) {
            RuleId rule = isAbomination
                    ? AbominationRules.DROPS_VAULT_WEAPON
                    : AbominationRules.NECROMANCER_DROPS_VAULT_WEAPON;
            for (int i = 0; i < fallen.count(); i++) {
                play.then(new DropVaultWeapon(rule, kind.name(), fallen.zone()));
            }
        }
    }
}
