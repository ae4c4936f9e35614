package redoubt.secondedition.companions;

import redoubt.kernel.RuleId;

/** The rules of companions that the code names. */
final class CompanionRules {
    static final RuleId ELIMINATED = new RuleId("Z2-CPN-02");
    static final RuleId FOLLOWS = new RuleId("Z2-CPN-04");
    static final RuleId RALLIED = new RuleId("Z2-CPN-05");
    static final RuleId ALONE = new RuleId("WZ-KO-08");
    static final RuleId LEFT = new RuleId("Z2-OBJ-05");

    private CompanionRules() {}
}
