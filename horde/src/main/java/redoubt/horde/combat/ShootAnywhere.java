package redoubt.horde.combat;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;

/** Survivors may shoot at any zone in reach, zombies or not: the other reading of a house ruling. */
public record ShootAnywhere() implements AttackRuling {
    @Override
    public boolean aimsAtEmpty(Equipment.Use use) {
        return !use.kind().equals(ActionKind.MELEE);
    }
}
