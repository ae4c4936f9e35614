package redoubt.horde.round;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Every fired weapon is reloaded at the end of the round. */
public record ReloadAll() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        for (Survivor survivor : play.table().survivors()) {
            Inventory inventory = survivor.inventory();
            for (int slot = 0; slot < inventory.size(); slot++) {
                if (!inventory.isEmpty(slot) && !inventory.held(slot).isLoaded()) {
                    Item item = inventory.held(slot);
                    inventory = inventory.with(slot, item.loaded());
                    play.log(new HordeEvent.WeaponReloaded(
                            play.table().cite(Cite.RELOAD_IN_END_PHASE), survivor.id(), item.name()));
                }
            }
            if (inventory != survivor.inventory()) {
                play.table(play.table().with(survivor.withInventory(inventory)));
            }
        }
    }
}
