package redoubt.horde.action;

import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The card in a slot is discarded, unless it is gone already, since cards can be discarded at any time. */
record DiscardSlot(SurvivorId survivor, int slot, Equipment card, Cite why) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        boolean isThere = play.table()
                .survivor(survivor)
                .inventory()
                .item(slot)
                .map(Item::card)
                .filter(card::equals)
                .isPresent();
        if (isThere) {
            Carrying.discard(play, survivor, slot, why);
        }
    }
}
