package redoubt.whitedeath.necromancer;

import redoubt.kernel.RuleId;

/** The entries of the ledger that necromancers carry out. */
final class NecromancerRules {
    static final RuleId DEFILER_COMES = new RuleId("WD-NECRO-02");
    static final RuleId ENTRY = new RuleId("WD-NECRO-03");
    static final RuleId PUSH = new RuleId("WD-NECRO-05");
    static final RuleId CHOOSE_ROUTE = new RuleId("WD-NECRO-06");
    static final RuleId CORRUPT_ON_PUSH = new RuleId("WD-NECRO-07");
    static final RuleId TOKEN_REMOVED = new RuleId("WD-NECRO-10");
    static final RuleId ACTIVATES_INSTEAD = new RuleId("WD-GAP-52");
    static final RuleId FIRST_IS_DEFILER = new RuleId("WD-MODE-05");
    static final RuleId ANOTHER_COMES = new RuleId("WD-MODE-06");
    static final RuleId CORRUPT_ON_MOVE = new RuleId("WD-MODE-08");
    static final RuleId WALK_TO_BEACON = new RuleId("WD-MODE-09");

    private NecromancerRules() {}
}
