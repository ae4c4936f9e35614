package redoubt.darkest.equipment;

import redoubt.darkest.rulings.Ruling;

/** A defence roll can be made again (DD-ITEM-02). */
record Armor() implements Ruling {
    @Override
    public boolean rollsDefenceAgain() {
        return true;
    }
}
