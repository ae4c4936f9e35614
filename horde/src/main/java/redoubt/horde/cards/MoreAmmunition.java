package redoubt.horde.cards;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;

/** Plenty of bullets or shells: all dice of a weapon with that ammunition may be rolled again once. */
public record MoreAmmunition(String ammunition) implements AttackRuling {
    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return attack.use().ammunition().equals(ammunition) ? AttackBonus.traits(AttackTrait.REROLL) : AttackBonus.NONE;
    }
}
