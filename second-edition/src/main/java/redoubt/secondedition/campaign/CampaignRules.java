package redoubt.secondedition.campaign;

import redoubt.kernel.RuleId;

/** The rules of the campaign that the code names. */
final class CampaignRules {
    static final RuleId RECORD = new RuleId("WZ-CAMP-07");
    static final RuleId NOBODY_SUCCEEDS = new RuleId("WZ-CAMP-09");
    static final RuleId ORDER = new RuleId("WZ-CAMP-10");
    static final RuleId ALONE = new RuleId("WZ-ALONE-03");
    static final RuleId FIRST_LEVELS = new RuleId("WZ-CXP-01");
    static final RuleId REWARD = new RuleId("WZ-CXP-04");
    static final RuleId SKILL_TAKEN = new RuleId("WZ-CSK-01");
    static final RuleId STARTS_WITH = new RuleId("WZ-CSK-03");
    static final RuleId POOL = new RuleId("WZ-BONUS-01");
    static final RuleId SPENT = new RuleId("WZ-BONUS-04");
    static final RuleId RESTORED = new RuleId("WZ-BONUS-02");
    static final RuleId FACTOTUM = new RuleId("WZ-SKILL-FACTOTUM");
    static final RuleId DEAD = new RuleId("WZ-KO-05");
    static final RuleId SUCCESSOR = new RuleId("WZ-KO-06");
    static final RuleId NOBODY_LEFT = new RuleId("WZ-KO-07");
    static final RuleId DIFFICULTY = new RuleId("WZ-DEC-16");

    private CampaignRules() {}
}
