package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Giving costs nothing (DD-SKILL-COORDINATOR, DD-TRADE-04). */
record Coordinator() implements Ruling {
    @Override
    public boolean givesFreely() {
        return true;
    }
}
