package redoubt.secondedition.abomination;

import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Nobody can fight in the zone of the Hobomination, not even for free (Z2-ABOM-03, Z2-ABOM-05). */
public record Hobomination(int kind) implements ActionLimit {
    @Override
    public boolean isLimited(Table table, Survivor actor) {
        return table.zombies().count(actor.zone().index(), kind) > 0;
    }

    @Override
    public boolean allows(Table table, Survivor actor, ActionKind action) {
        return !action.isCombat();
    }
}
