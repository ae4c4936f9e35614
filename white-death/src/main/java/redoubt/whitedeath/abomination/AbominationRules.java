package redoubt.whitedeath.abomination;

import redoubt.kernel.RuleId;

/** The entries of the ledger that abominations carry out. */
final class AbominationRules {
    static final RuleId DROPS_VAULT_WEAPON = new RuleId("WD-ABOM-04");
    static final RuleId KHAN_COMES = new RuleId("WD-ABOM-06");
    static final RuleId ACTIVATES_INSTEAD = new RuleId("WD-ABOM-07");
    static final RuleId NECROMANCER_DROPS_VAULT_WEAPON = new RuleId("WD-NECRO-11");
    static final RuleId SHORTAGE_BRINGS_ONE = new RuleId("WD-SHORT-02");
    static final RuleId SHORTAGE_ACTIVATES_ONE = new RuleId("WD-SHORT-03");
    static final RuleId DECK_BRINGS_ONE = new RuleId("WD-MODE-02");
    static final RuleId DECK_ACTIVATES_INSTEAD = new RuleId("WD-MODE-03");
    static final RuleId FESTIVAL = new RuleId("WD-MODE-04");

    private AbominationRules() {}
}
