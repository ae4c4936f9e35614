package redoubt.darkest.skills;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** One die more with a weapon of range 0 (DD-SKILL-MELEEEXPERT). */
record MeleeExpert() implements Ruling {
    @Override
    public int attackDice(Assault assault, int dice) {
        return assault.weapon().isPresent() && assault.printedRange() == 0 ? dice + 1 : dice;
    }
}
