package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** An item that heals heals one more (DD-SKILL-MEDIC, DD-SURV-19). */
record Medic() implements Ruling {
    @Override
    public int healing(int health) {
        return health + 1;
    }
}
