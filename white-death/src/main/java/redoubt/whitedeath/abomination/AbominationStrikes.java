package redoubt.whitedeath.abomination;

import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.ZombieKind;
import redoubt.whitedeath.beacon.Stronghold;

/** No armour helps against an abomination. */
public record AbominationStrikes() implements ZombieRuling {
    @Override
    public boolean isArmourUseless(ZombieKind kind) {
        return kind.family().equals(Stronghold.ABOMINATION);
    }
}
