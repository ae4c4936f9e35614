package redoubt.whitedeath.guards;

import redoubt.kernel.RuleId;

/** What guards can be told to do, and where the ledger says so. */
public enum Task {
    MOVE("move", GuardRules.MOVE),
    MELEE("melee", GuardRules.MELEE),
    RANGED("ranged", GuardRules.RANGED),
    MOVE_CAULDRON("move cauldron", GuardRules.MOVE_CAULDRON),
    POUR_CAULDRON("pour cauldron", GuardRules.POUR_CAULDRON),
    PUSH("push", GuardRules.PUSH);

    private final String words;
    private final RuleId rule;

    Task(String words, RuleId rule) {
        this.words = words;
        this.rule = rule;
    }

    public String words() {
        return words;
    }

    public RuleId rule() {
        return rule;
    }
}
