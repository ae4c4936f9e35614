package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** Two dice instead of one in defence rolls (DD-SKILL-GUARDIAN). */
record Guardian() implements Ruling {
    @Override
    public int defenceDice(int dice) {
        return Math.max(2, dice);
    }
}
