package redoubt.whitedeath.readings;

import redoubt.kernel.RuleId;

/** The house rulings of which there is another reading. */
public final class HouseRules {
    public static final RuleId SHIELD_BESIDE_ARMOUR = new RuleId("WD-GAP-07");
    public static final RuleId AMBUSH = new RuleId("WD-GAP-10");
    public static final RuleId SIGHT_ACROSS_STREETS = new RuleId("WD-GAP-33");
    public static final RuleId SECOND_NECROMANCER = new RuleId("WD-GAP-52");
    public static final RuleId GUARDS_LEAVE_ZOMBIES = new RuleId("WD-GAP-68");
    public static final RuleId SOME_GUARDS_ATTACK = new RuleId("WD-GAP-70");
    public static final RuleId ZOMBIES_AT_CAULDRON = new RuleId("WD-GAP-71");
    public static final RuleId SHOOTING_AT_NOTHING = new RuleId("WD-GAP-80");
    public static final RuleId TAKING_BESIDE_ZOMBIES = new RuleId("WD-GAP-86");
    public static final RuleId BOTH_ENDS_AT_ONCE = new RuleId("WD-GAP-90");
    public static final RuleId TAKING_FROM_PILES = new RuleId("WD-GAP-102");
    public static final RuleId OBJECTIVES_LOST = new RuleId("WD-GAP-104");
    public static final RuleId FRAGMENTS_LOST = new RuleId("WD-GAP-107");
    public static final RuleId BUILDINGS_LOST = new RuleId("WD-GAP-112");
    public static final RuleId ESCORT = new RuleId("WD-GAP-120");
    public static final RuleId WHO_MUST_LEAVE = new RuleId("WD-GAP-122");
    public static final RuleId THOSE_WHO_LEFT = new RuleId("WD-GAP-123");
    public static final RuleId BROTHERS_IN_ARMS = new RuleId("WD-GAP-132");

    private HouseRules() {}
}
