package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Dice of a defence roll he takes part in can be rolled again for experience (DD-SKILL-CHUCK). */
record ChuckInnate() implements Ruling {
    @Override
    public boolean buysDefenceDice() {
        return true;
    }
}
