package redoubt.whitedeath.modes;

import redoubt.kernel.RuleId;

/** The entries of the ledger that the additional modes carry out. */
final class ModeRules {
    static final RuleId SEVERAL_ABOMINATIONS = new RuleId("WD-MODE-01");
    static final RuleId SEVERAL_NECROMANCERS = new RuleId("WD-MODE-05");
    static final RuleId ULTRARED = new RuleId("WD-MODE-12");
    static final RuleId MORE_STARTING_EQUIPMENT = new RuleId("WD-MODE-15");
    static final RuleId GUARD_SKILLS_DRAWN = new RuleId("WD-MODE-17");
    static final RuleId GUARD_SKILLS_CHOSEN = new RuleId("WD-MODE-18");

    private ModeRules() {}
}
