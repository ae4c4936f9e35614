package redoubt.horde.rulings;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Reach;
import redoubt.horde.terms.Remedy;

/** Hook: how far an attack reaches, who may be attacked, and with what. */
public interface AttackRuling extends Ruling {
    Hook<AttackRuling> HOOK = new Hook<>(3, AttackRuling.class);

    /** The reach of a weapon in this survivor's hands. */
    default Reach reach(Table table, Survivor attacker, Equipment.Use use, Reach reach) {
        return reach;
    }

    /** Whether a weapon counts as dual in this survivor's hands even though the card does not say so. */
    default boolean makesDual(Equipment.Use use) {
        return false;
    }

    /** Whether the survivor may attack this zone with this use at all; every ruling must agree. */
    default boolean allows(Table table, Survivor attacker, Equipment.Use use, Zone target) {
        return true;
    }

    /** What this ruling adds to its owner's attack. */
    default AttackBonus bonus(Table table, Draft attack) {
        return AttackBonus.NONE;
    }

    /** Further rulings that its owner has during this attack and nothing else. */
    default List<? extends Ruling> during(Draft attack) {
        return List.of();
    }

    /**
     * How often the all-out dice of a weapon may be rolled in one attack: once unless rulings say otherwise, 2 where they may be
     * doubled, 0 where nobody goes all out.
     */
    default int allOutTimes(int most) {
        return most;
    }

    /** The ways in which the attacker may ignore the breaks of a roll. */
    default List<Remedy> remedies(Table table, Draft attack) {
        return List.of();
    }

    /** What a card with this trait adds to any other weapon used while the card is in hand. */
    default AttackBonus bonusToOther(Table table, Draft attack) {
        return AttackBonus.NONE;
    }

    /** Whether a card in the backpack counts as held in hand. */
    default boolean isInHand(Equipment card) {
        return false;
    }

    /** Whether zones may be attacked in this way even though they have no zombies. */
    default boolean aimsAtEmpty(Equipment.Use use) {
        return false;
    }

    /** Whether the survivor reloads without spending an action. */
    default boolean isReloadFree() {
        return false;
    }

    /** Whether this survivor cannot be hit by the misses of another's attack. */
    default boolean isSafeFromFriendlyFire(Table table, Survivor survivor, Draft attack) {
        return false;
    }
}
