package redoubt.darkest.skills;

import redoubt.darkest.rulings.Ruling;

/** A search in the room that succeeds finds one card more (DD-SKILL-RESEARCHER). */
record Researcher() implements Ruling {
    @Override
    public int successes(int successes) {
        return successes > 0 ? successes + 1 : 0;
    }
}
