package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** The virus is active only with three Virus tokens (DD-SKILL-VIRUSRESISTANCE, DD-SURV-20). */
record VirusResistance() implements Ruling {
    @Override
    public int virusLimit(int tokens) {
        return Math.max(3, tokens);
    }

    @Override
    public boolean worksWhileEntrapped() {
        return true;
    }
}
