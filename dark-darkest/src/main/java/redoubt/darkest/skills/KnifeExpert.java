package redoubt.darkest.skills;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** One die more with a Combat Knife (DD-SKILL-KNIFEEXPERT). */
record KnifeExpert() implements Ruling {
    @Override
    public int attackDice(Assault assault, int dice) {
        return assault.isWith("Combat Knife") ? dice + 1 : dice;
    }
}
