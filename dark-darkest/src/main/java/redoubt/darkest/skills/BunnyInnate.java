package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Helping to free somebody she rolls apart, and Success frees too (DD-SKILL-BUNNY). */
record BunnyInnate() implements Ruling {
    @Override
    public boolean freesApart() {
        return true;
    }
}
