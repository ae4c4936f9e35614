package redoubt.darkest.equipment;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** Each Aim paired with a Success is one more hit (DD-ITEM-25). */
record SniperRifle() implements Ruling {
    @Override
    public int hitsOfPair(Assault assault, int hits) {
        return assault.isWith("Sniper Rifle") ? hits + 1 : hits;
    }
}
