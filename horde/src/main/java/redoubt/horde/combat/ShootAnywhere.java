package redoubt.horde.combat;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Survivors may shoot at any zone in reach, zombies or not: the other reading of a house ruling. */
public record ShootAnywhere() implements AttackRuling {
    @Override
    public boolean aimsAtEmpty(Table table, Survivor attacker, Equipment.Use use, int zone) {
        return !use.kind().equals(ActionKind.MELEE);
    }
}
