package redoubt.whitedeath.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.whitedeath.edition.ActionKinds;
import redoubt.whitedeath.traits.Enchantment;

/** Combat spells and enchantments in the survivor's backpack count as held in hand. */
public record Spellbook() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Spellbook";
    }

    @Override
    public boolean isInHand(Equipment card) {
        for (Equipment.Use use : card.uses()) {
            if (use.kind().equals(ActionKinds.MAGIC)) {
                return true;
            }
        }
        return card.has(Enchantment.class);
    }
}
