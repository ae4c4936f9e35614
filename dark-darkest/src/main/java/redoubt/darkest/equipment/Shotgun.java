package redoubt.darkest.equipment;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** Each Aim is one more Success and extends the range only with a scope (DD-ITEM-23, DD-FIGHT-08). */
record Shotgun() implements Ruling {
    @Override
    public boolean turnsAimsIntoSuccesses(Assault assault) {
        return assault.isWith("Shotgun");
    }

    @Override
    public int rangeOfAim(Assault assault, int range) {
        boolean scoped = assault.attacker().pack().hasEquipped("Shotgun Scope");
        return assault.isWith("Shotgun") && !scoped ? 0 : range;
    }
}
