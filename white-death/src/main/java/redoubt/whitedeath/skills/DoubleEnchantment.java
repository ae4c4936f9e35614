package redoubt.whitedeath.skills;

import redoubt.horde.table.Skill;

/** Each enchantment of the survivor may have a second target for free. */
public record DoubleEnchantment() implements Skill {
    @Override
    public String name() {
        return "Double enchantment";
    }
}
