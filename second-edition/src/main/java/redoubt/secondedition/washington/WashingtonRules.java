package redoubt.secondedition.washington;

import redoubt.kernel.RuleId;

/** The rules of the expansion that the code names. */
public final class WashingtonRules {
    static final RuleId KNOCKED_OUT = new RuleId("WZ-KO-01");
    static final RuleId PICKED_UP = new RuleId("WZ-KO-03");
    static final RuleId DEAD = new RuleId("WZ-KO-04");
    static final RuleId NOBODY_LEFT = new RuleId("WZ-KO-07");
    static final RuleId WON_IN_TIME = new RuleId("WZ-KO-13");
    static final RuleId CLOCK = new RuleId("WZ-CLOCK-01");
    static final RuleId DAY_AND_NIGHT = new RuleId("WZ-CLOCK-02");
    static final RuleId TIME_IS_UP = new RuleId("WZ-CLOCK-06");
    static final RuleId SWITCH_ON = new RuleId("WZ-LIGHT-02");
    static final RuleId AIM = new RuleId("WZ-LIGHT-03");
    static final RuleId TURN_LIGHT = new RuleId("WZ-LIGHT-04");
    static final RuleId SHOT_BY_LIGHT = new RuleId("WZ-LIGHT-05");
    static final RuleId SWITCH_OFF = new RuleId("WZ-LIGHT-06");
    static final RuleId DAYLIGHT = new RuleId("WZ-LIGHT-13");
    static final RuleId LIGHT_SEEN = new RuleId("WZ-LIGHT-09");

    private WashingtonRules() {}
}
