package redoubt.horde.rulings;

import redoubt.horde.table.Ruling;

/** Hook: what lets a survivor carry more. */
public interface InventoryRuling extends Ruling {
    /** Cards that fit into the backpack besides those of the edition. */
    int moreBackpack();
}
