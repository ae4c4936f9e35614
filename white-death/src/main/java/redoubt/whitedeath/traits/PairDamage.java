package redoubt.whitedeath.traits;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;

/** Used as a pair, weapons of this name do more damage. */
public record PairDamage(int damage) implements AttackRuling {
    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return attack.isPair() ? AttackBonus.leastDamage(damage) : AttackBonus.NONE;
    }
}
