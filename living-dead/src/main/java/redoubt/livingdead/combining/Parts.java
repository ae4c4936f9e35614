package redoubt.livingdead.combining;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.Edition;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.livingdead.edition.Combination;
import redoubt.livingdead.edition.LivingDead;

/** Says which combinations are possible: all parts at hand, in hands or backpack, and the special card in the supply (NL-GAP-39). */
final class Parts {
    private Parts() {}

    static boolean has(Table table, Survivor survivor, Combination combination, List<String> besides) {
        List<String> missing = new ArrayList<>(combination.parts());
        besides.forEach(missing::remove);
        survivor.inventory().items().forEach(item -> missing.remove(item.name()));
        return missing.isEmpty()
                && table.deck(LivingDead.SPECIAL_DECK)
                        .discard()
                        .contains(special(table, combination).index());
    }

    static Equipment special(Table table, Combination combination) {
        return Edition.of(table).card(combination.card());
    }
}
