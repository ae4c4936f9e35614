package redoubt.darkest.skills;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** One die more with a Handgun (DD-SKILL-HANDGUNEXPERT). */
record HandgunExpert() implements Ruling {
    @Override
    public int attackDice(Assault assault, int dice) {
        return assault.isWith("Handgun") ? dice + 1 : dice;
    }
}
