package redoubt.horde.terms;

/** What rulings can give an attack besides numbers. */
public enum AttackTrait {
    /** The attacker chooses all targets freely. */
    FREE_TARGETS,
    /** The attacker chooses targets freely because they are so near. */
    POINT_BLANK,
    /** Misses hit nobody. */
    NO_FRIENDLY_FIRE,
    /** The attacker chooses which survivors misses cannot hit. */
    SPARES_SURVIVORS,
    /** All dice may be rolled again once. */
    REROLL,
    /** Each six may bring one more die. */
    MORE_DICE_ON_SIX,
    /** Each six adds one to the damage. */
    MORE_DAMAGE_ON_SIX,
    /** One hit may eliminate one more zombie of the same kind. */
    REAPS,
    /** The dice may be replaced by the number of zombies in the target zone. */
    DICE_FROM_ZOMBIES
}
