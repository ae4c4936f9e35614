package redoubt.kernel;

import java.util.List;

/** What of a game's luck lies on a real table, so that people tell it: nothing, the dice, the decks, or both. */
public enum Real {
    NOTHING,
    DICE,
    CARDS,
    DICE_AND_CARDS;

    public static Real of(boolean areDiceTold, boolean areCardsTold) {
        if (areDiceTold) {
            return areCardsTold ? DICE_AND_CARDS : DICE;
        }
        return areCardsTold ? CARDS : NOTHING;
    }

    public static Real of(Luck luck) {
        return luck instanceof Luck.Told told ? told.real() : NOTHING;
    }

    public boolean areDiceTold() {
        return this == DICE || this == DICE_AND_CARDS;
    }

    public boolean areCardsTold() {
        return this == CARDS || this == DICE_AND_CARDS;
    }

    /** The luck of a game that begins with this much told; the seed has the rest. */
    public Luck luck(long seed) {
        Luck.Seeded seeded = new Luck.Seeded(seed, Spent.nothing());
        return this == NOTHING ? seeded : new Luck.Told(seeded, this, List.of(), 0);
    }
}
