package redoubt.horde.cards;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;

/** In hand, this card gives another weapon for a kind of action one more die; two of a pair help each other. */
public record DieForAnother(ActionKind kind) implements AttackRuling {
    @Override
    public AttackBonus bonusToOther(Table table, Draft attack) {
        return attack.use().kind().equals(kind) ? AttackBonus.dicePerWeapon(1) : AttackBonus.NONE;
    }
}
