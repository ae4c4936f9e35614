package redoubt.livingdead.mission.m04;

import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Nobody shoots at the zones of the tile with the pump or throws fire there; other attacks are allowed. */
public record MindThePump(ZoneSet forecourt) implements AttackRuling {
    @Override
    public boolean allows(Table table, Survivor attacker, Equipment.Use use, Zone target) {
        return !use.kind().equals(ActionKind.RANGED) || !forecourt.contains(target.index());
    }
}
