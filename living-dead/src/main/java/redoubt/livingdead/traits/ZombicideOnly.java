package redoubt.livingdead.traits;

import redoubt.board.Zone;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.Faces;

/** A weapon that only survivors in Zombicide mode can use (NL-SPEC-05). */
public record ZombicideOnly() implements AttackRuling {
    @Override
    public boolean allows(Table table, Survivor attacker, Equipment.Use use, Zone target) {
        return Faces.of(table, attacker) == Face.ZOMBICIDE;
    }
}
