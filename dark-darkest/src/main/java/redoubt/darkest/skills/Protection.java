package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Entering a destroyed tile costs 1 health instead of 3 (DD-SKILL-PROTECTION). */
record Protection() implements Ruling {
    @Override
    public int lossOnEntering(boolean isDestroyed, int loss) {
        return isDestroyed ? Math.min(1, loss) : loss;
    }

    @Override
    public boolean worksWhileEntrapped() {
        return true;
    }
}
