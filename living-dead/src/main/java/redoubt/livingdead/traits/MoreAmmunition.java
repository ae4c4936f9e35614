package redoubt.livingdead.traits;

import redoubt.horde.rulings.AttackBonus;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.AttackTrait;
import redoubt.horde.rulings.Draft;
import redoubt.horde.table.Table;

/** Plenty of bullets or shells: all dice of a weapon with that ammunition may be rolled again once (NL-AMMO-03, NL-GAP-23). */
public record MoreAmmunition(String ammunition) implements AttackRuling {
    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return attack.use().ammunition().equals(ammunition) ? AttackBonus.traits(AttackTrait.REROLL) : AttackBonus.NONE;
    }
}
