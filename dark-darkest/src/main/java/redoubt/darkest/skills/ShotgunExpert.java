package redoubt.darkest.skills;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** One die more with a Shotgun (DD-SKILL-SHOTGUNEXPERT). */
record ShotgunExpert() implements Ruling {
    @Override
    public int attackDice(Assault assault, int dice) {
        return assault.isWith("Shotgun") ? dice + 1 : dice;
    }
}
