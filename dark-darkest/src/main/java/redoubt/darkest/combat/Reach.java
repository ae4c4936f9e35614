package redoubt.darkest.combat;

import redoubt.darkest.house.Icon;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Assault;
import redoubt.darkest.table.Table;

/** How far an Aim carries: one room, two from a tile with optimal visibility (DD-SDIE-02, DD-ADV-07). */
final class Reach {
    private Reach() {}

    static int ofAim(Table table, Abilities abilities, Assault assault) {
        int reach = abilities.rangeOfAim(assault);
        int tile = table.house().tile(assault.attacker().room());
        boolean clear = table.dials().isAdvanced()
                && table.house().has(tile, Icon.VISIBILITY)
                && !table.blaze().isDestroyed(tile);
        return clear ? 2 * reach : reach;
    }
}
