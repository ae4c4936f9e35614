package redoubt.horde.skills;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Remedy;

/** The survivor may discard another weapon of the same kind, from any slot, to ignore all breaks of a roll. */
public record SpareParts() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Spare parts";
    }

    @Override
    public List<Remedy> remedies(Table table, Draft attack) {
        Inventory inventory = table.survivor(attack.survivor()).inventory();
        List<Remedy> remedies = new ArrayList<>();
        for (int slot : inventory.filled()) {
            if (!attack.slots().contains(slot) && isOfKind(inventory.held(slot).card(), attack)) {
                remedies.add(Remedy.discarding(table.cite(Cite.SPARE_PARTS), name(), slot));
            }
        }
        return remedies;
    }

    private static boolean isOfKind(Equipment card, Draft attack) {
        for (Equipment.Use use : card.uses()) {
            if (use.kind().equals(attack.use().kind())) {
                return true;
            }
        }
        return false;
    }
}
