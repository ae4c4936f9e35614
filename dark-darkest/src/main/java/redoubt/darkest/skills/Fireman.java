package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Putting out fire removes one Burn marker more (DD-SKILL-FIREMAN). */
record Fireman() implements Ruling {
    @Override
    public int burnsPutOut(int burns) {
        return burns + 1;
    }
}
