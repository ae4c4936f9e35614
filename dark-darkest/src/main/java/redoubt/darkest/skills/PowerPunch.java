package redoubt.darkest.skills;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** Two dice instead of one without a weapon (DD-SKILL-POWERPUNCH). */
record PowerPunch() implements Ruling {
    @Override
    public int attackDice(Assault assault, int dice) {
        return assault.weapon().isEmpty() ? Math.max(2, dice) : dice;
    }
}
