package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** One item more can be carried (DD-SKILL-BACKPACK). */
record Backpack() implements Ruling {
    @Override
    public int limit(int limit) {
        return limit + 1;
    }

    @Override
    public boolean worksWhileEntrapped() {
        return true;
    }
}
