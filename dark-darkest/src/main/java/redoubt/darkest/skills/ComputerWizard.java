package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Several chips can be inserted in one use of a terminal (DD-SKILL-COMPUTERWIZARD, DD-GAP-40). */
record ComputerWizard() implements Ruling {
    @Override
    public boolean insertsSeveralChips() {
        return true;
    }
}
