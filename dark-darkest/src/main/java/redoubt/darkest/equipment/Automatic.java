package redoubt.darkest.equipment;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** Each Success is two hits (DD-ITEM-03). */
record Automatic() implements Ruling {
    @Override
    public int hitsOfSuccess(Assault assault, int hits) {
        return assault.isWith("Automatic") ? 2 * hits : hits;
    }
}
