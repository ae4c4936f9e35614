package redoubt.horde.cards;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Remedy;

/** A card that may be discarded to ignore all breaks of an attack roll. */
public record RepairKit() implements AttackRuling {
    @Override
    public List<Remedy> remedies(Table table, Draft attack) {
        Inventory inventory = table.survivor(attack.survivor()).inventory();
        List<Remedy> remedies = new ArrayList<>();
        for (int slot : inventory.filled()) {
            if (inventory.held(slot).card().traits().contains(this)) {
                remedies.add(Remedy.byCard(table.cite(Cite.REPAIR_KIT), slot));
            }
        }
        return remedies;
    }
}
