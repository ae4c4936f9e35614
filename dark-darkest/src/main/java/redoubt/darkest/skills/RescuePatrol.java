package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** An Escape value one higher (DD-SKILL-RESCUEPATROL). */
record RescuePatrol() implements Ruling {
    @Override
    public int escapeValue(int value) {
        return value + 1;
    }

    @Override
    public boolean worksWhileEntrapped() {
        return true;
    }
}
