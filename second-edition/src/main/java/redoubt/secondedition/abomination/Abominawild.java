package redoubt.secondedition.abomination;

import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.ZombieKind;

/** A molotov in the zone of the Abominawild kills nobody else (Z2-ABOM-03). */
public record Abominawild() implements ZombieRuling {
    private static final String NAME = "Abominawild";

    @Override
    public boolean isBurntAlone(ZombieKind kind) {
        return kind.name().equals(NAME);
    }
}
