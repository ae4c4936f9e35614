package redoubt.whitedeath.skills;

import java.util.List;
import redoubt.horde.table.Ruling;
import redoubt.whitedeath.Ground;
import redoubt.whitedeath.edition.CardBooks;
import redoubt.whitedeath.edition.SkillBook;
import redoubt.whitedeath.edition.TraitBook;
import redoubt.whitedeath.traits.WhiteDeathTraits;

/** All skills and traits of White Death, and the rulings that the edition needs for them. */
public record WhiteDeathBooks() implements CardBooks {
    @Override
    public SkillBook skills(Ground ground) {
        return WhiteDeathSkills.on(ground);
    }

    @Override
    public TraitBook traits(Ground ground) {
        return WhiteDeathTraits.on(ground, WhiteDeathSkills.jump(ground));
    }

    /** Casting enchantments, dragon fire, food and blessings: to be among the rulings of the edition. */
    public static List<Ruling> rulings() {
        return WhiteDeathTraits.rulings(DoubleEnchantment.class);
    }
}
