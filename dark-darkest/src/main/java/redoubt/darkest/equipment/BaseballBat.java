package redoubt.darkest.equipment;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** A Push may lay a zombie down instead (DD-ITEM-04, DD-GAP-34). */
record BaseballBat() implements Ruling {
    @Override
    public boolean stuns(Assault assault) {
        return assault.isWith("Baseball Bat");
    }
}
