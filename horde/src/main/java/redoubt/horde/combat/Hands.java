package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Says which cards count as held in hand: those in the hands, for some survivors the body slot, for a few the backpack too. */
public final class Hands {
    private Hands() {}

    /** Whether the card in this slot counts as held in hand. */
    public static boolean holds(Table table, Survivor survivor, int slot) {
        return holds(survivor, slot, Voices.of(table, survivor));
    }

    static boolean holds(Survivor survivor, int slot, List<AttackRuling> voices) {
        Inventory inventory = survivor.inventory();
        if (inventory.isEmpty(slot)) {
            return false;
        }
        if (inventory.isWorking(slot, survivor.card())) {
            return true;
        }
        for (int i = 0; i < voices.size(); i++) {
            if (voices.get(i).isInHand(inventory.held(slot).card())) {
                return true;
            }
        }
        return false;
    }
}
