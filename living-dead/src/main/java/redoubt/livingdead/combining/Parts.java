package redoubt.livingdead.combining;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.Precious;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.livingdead.edition.Combination;
import redoubt.livingdead.edition.LivingDead;

/** Says which combinations are possible: all parts at hand, in hands or backpack, and the special card in the supply (NL-GAP-39). */
final class Parts {
    private Parts() {}

    static boolean has(Table table, Survivor survivor, Combination combination, List<String> besides) {
        for (String part : combination.parts()) {
            if (survivor.inventory().slotOf(part) < 0 && !besides.contains(part)) {
                return false;
            }
        }
        List<String> missing = new ArrayList<>(combination.parts());
        besides.forEach(missing::remove);
        survivor.inventory().items().forEach(item -> missing.remove(item.name()));
        return missing.isEmpty()
                && table.deck(LivingDead.SPECIAL_DECK)
                        .discard()
                        .contains(special(table, combination).index());
    }

    /** Where a part lies, or -1; of two copies the precious one is spared. */
    static int slot(Table table, SurvivorId survivor, String part) {
        Inventory inventory = table.survivor(survivor).inventory();
        for (int slot : inventory.filled()) {
            if (inventory.held(slot).name().equals(part)
                    && !Precious.isIn(table, inventory.held(slot).card())) {
                return slot;
            }
        }
        return inventory.slotOf(part);
    }

    static Equipment special(Table table, Combination combination) {
        return table.print().card(combination.card());
    }
}
