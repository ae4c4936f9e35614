package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Ammunition that the survivor finds gives two cubes more (DD-SKILL-AMMOSTASH, DD-GAP-38). */
record AmmoStash() implements Ruling {
    @Override
    public int ammunitionFound(int cubes) {
        return cubes + 2;
    }
}
