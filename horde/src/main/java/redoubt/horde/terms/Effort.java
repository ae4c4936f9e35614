package redoubt.horde.terms;

/** How far an attacker goes: with the weapon's own dice alone, or with its all-out dice too, once or doubled. */
public enum Effort {
    PLAIN,
    ALL_OUT,
    DOUBLED;

    /** How often the all-out dice printed on the weapon are rolled. */
    public int times() {
        return ordinal();
    }

    public boolean isAllOut() {
        return this != PLAIN;
    }
}
