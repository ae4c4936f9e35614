package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Cameras do not count the survivor (DD-SKILL-CONCEALMENT). */
record Concealment() implements Ruling {
    @Override
    public boolean isCounted() {
        return false;
    }

    @Override
    public boolean worksWhileEntrapped() {
        return true;
    }
}
