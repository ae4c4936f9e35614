package redoubt.secondedition.skills;

import redoubt.kernel.RuleId;

/** The rules of skills that only this edition has. */
final class SkillRules {
    static final RuleId COCKTAILS = new RuleId("Z2-SKILL-2COCKTAILS");
    static final RuleId BLITZ = new RuleId("Z2-SKILL-BLITZ");
    static final RuleId DISTRIBUTOR = new RuleId("Z2-SKILL-DISTRIBUTOR");
    static final RuleId FIELD_MEDIC = new RuleId("Z2-SKILL-FIELDMEDIC");

    private SkillRules() {}
}
