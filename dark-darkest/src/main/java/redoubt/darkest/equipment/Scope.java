package redoubt.darkest.equipment;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** A scope or sight: the weapon it is for reaches one room further (DD-ITEM-18). */
record Scope(String weapon) implements Ruling {
    @Override
    public int range(Assault assault, int range) {
        return assault.isWith(weapon) ? range + 1 : range;
    }
}
