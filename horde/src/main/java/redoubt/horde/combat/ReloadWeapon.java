package redoubt.horde.combat;

import redoubt.horde.event.HordeEvent.WeaponReloaded;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor reloads up to {@code most} weapons of a name in hand. */
public record ReloadWeapon(SurvivorId survivor, String weapon, int most) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor actor = table.survivor(survivor);
        Packed<AttackRuling> voices = Voices.of(table, actor);
        Inventory inventory = actor.inventory();
        int left = most;
        for (int slot = 0; slot < inventory.size() && left > 0; slot++) {
            if (Hands.holds(actor, slot, voices)) {
                Item item = inventory.held(slot);
                if (item.name().equals(weapon) && !item.isLoaded()) {
                    inventory = inventory.with(slot, item.loaded());
                    play.log(new WeaponReloaded(
                            table.cite(left == most ? Cite.RELOAD : Cite.RELOAD_PAIR), survivor, weapon));
                    left--;
                }
            }
        }
        play.table(table.with(actor.withInventory(inventory)));
    }
}
