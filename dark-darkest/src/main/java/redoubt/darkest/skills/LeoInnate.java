package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Entering a burning tile costs nothing unless it is destroyed (DD-SKILL-LEO). */
record LeoInnate() implements Ruling {
    @Override
    public int lossOnEntering(boolean isDestroyed, int loss) {
        return isDestroyed ? loss : 0;
    }

    @Override
    public boolean worksWhileEntrapped() {
        return true;
    }
}
