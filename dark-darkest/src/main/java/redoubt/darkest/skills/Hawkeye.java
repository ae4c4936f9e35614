package redoubt.darkest.skills;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** Each Aim paired with a Success is one more hit (DD-SKILL-HAWKEYE). */
record Hawkeye() implements Ruling {
    @Override
    public int hitsOfPair(Assault assault, int hits) {
        return hits + 1;
    }
}
