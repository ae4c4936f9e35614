package redoubt.kernel;

/** What the sides of a die mean in a roll, for people who tell their own dice: a word such as {@code hit}, or nothing. */
@FunctionalInterface
public interface Reading {
    Reading PLAIN = side -> "";

    String meaning(int side);

    /** Sides from this one on are hits, the others misses. */
    static Reading from(int needed, String good, String bad) {
        return side -> side >= needed ? good : bad;
    }
}
