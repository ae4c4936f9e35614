package redoubt.darkest.skills;

import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Ruling;

/** All firearms reach one room further (DD-SKILL-MARKSMAN). */
record Marksman() implements Ruling {
    @Override
    public int range(Assault assault, int range) {
        return assault.isFirearm() ? range + 1 : range;
    }
}
