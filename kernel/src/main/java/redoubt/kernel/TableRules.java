package redoubt.kernel;

import static redoubt.kernel.RuleId.rule;

/** The few rules that hold at every table, whatever the game; their texts are in the ledger {@code table}. */
public final class TableRules {
    public static final RuleId ONLY_WHAT_IS_OFFERED = rule("TB-CHOICE-01");
    public static final RuleId ONLY_WHOM_IT_CONCERNS = rule("TB-CHOICE-02");
    public static final RuleId GAME_OVER = rule("TB-CHOICE-03");
    public static final RuleId ONLY_ONES_OWN_OPTIONS = rule("TB-CHOICE-04");
    public static final RuleId UNDO_AT_ONCE = rule("TB-UNDO-01");
    public static final RuleId UNDO_BY_AGREEMENT = rule("TB-UNDO-02");
    public static final RuleId HOLDER_DECIDES = rule("TB-SEAT-01");
    public static final RuleId LENT_SEAT = rule("TB-SEAT-02");
    public static final RuleId LET_BOT_ACT = rule("TB-SEAT-04");
    public static final RuleId ABANDONED_SEAT = rule("TB-SEAT-05");
    public static final RuleId OWN_NAME = rule("TB-SEAT-06");
    public static final RuleId HOST = rule("TB-SEAT-07");
    public static final RuleId ORDERS = rule("TB-SEAT-08");
    public static final RuleId HOST_SWITCHES = rule("TB-HINT-01");
    public static final RuleId STORY = rule("TB-HINT-02");
    public static final RuleId TOLD_DICE = rule("TB-LUCK-01");
    public static final RuleId TOLD_CARDS = rule("TB-LUCK-02");
    public static final RuleId KNOWN_MISSION = rule("TB-SETUP-01");
    public static final RuleId KNOWN_SETTING = rule("TB-SETUP-02");
    public static final RuleId KNOWN_CAMPAIGN = rule("TB-CAMP-01");
    public static final RuleId SEALED_RECORD = rule("TB-CAMP-02");
    public static final RuleId NEXT_MISSION = rule("TB-CAMP-03");
    public static final RuleId SETTLED_MISSION = rule("TB-CAMP-04");
    public static final RuleId BRANCH = rule("TB-CAMP-05");

    private TableRules() {}
}
