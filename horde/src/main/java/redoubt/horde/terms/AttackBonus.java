package redoubt.horde.terms;

/**
 * What one ruling adds to an attack: dice for each weapon, dice for the whole action, a bonus to each die, a bonus to the damage,
 * the minimum damage, a fixed damage whatever the card says (0 for none), traits, and the lowest number needed to hit (0 for the
 * one on the card).
 */
public record AttackBonus(
        int dicePerWeapon,
        int dice,
        int onEachDie,
        int damage,
        int leastDamage,
        int setDamage,
        int traits,
        int needed) {
    public static final AttackBonus NONE = new AttackBonus(0, 0, 0, 0, 0, 0, 0, 0);

    public static AttackBonus dicePerWeapon(int more) {
        return new AttackBonus(more, 0, 0, 0, 0, 0, 0, 0);
    }

    public static AttackBonus dice(int more) {
        return new AttackBonus(0, more, 0, 0, 0, 0, 0, 0);
    }

    public static AttackBonus onEachDie(int more) {
        return new AttackBonus(0, 0, more, 0, 0, 0, 0, 0);
    }

    public static AttackBonus damage(int more) {
        return new AttackBonus(0, 0, 0, more, 0, 0, 0, 0);
    }

    public static AttackBonus leastDamage(int least) {
        return new AttackBonus(0, 0, 0, 0, least, 0, 0, 0);
    }

    public static AttackBonus setDamage(int damage) {
        return new AttackBonus(0, 0, 0, 0, 0, damage, 0, 0);
    }

    public static AttackBonus traits(AttackTrait... given) {
        int bits = 0;
        for (AttackTrait trait : given) {
            bits |= 1 << trait.ordinal();
        }
        return new AttackBonus(0, 0, 0, 0, 0, 0, bits, 0);
    }

    /** For the dark, where only high dice hit, whatever the weapon. */
    public static AttackBonus needed(int least) {
        return new AttackBonus(0, 0, 0, 0, 0, 0, 0, least);
    }

    public boolean has(AttackTrait trait) {
        return (traits & 1 << trait.ordinal()) != 0;
    }

    public AttackBonus plus(AttackBonus other) {
        if (other == NONE) {
            return this;
        }
        return new AttackBonus(
                dicePerWeapon + other.dicePerWeapon,
                dice + other.dice,
                onEachDie + other.onEachDie,
                damage + other.damage,
                Math.max(leastDamage, other.leastDamage),
                Math.max(setDamage, other.setDamage),
                traits | other.traits,
                Math.max(needed, other.needed));
    }
}
