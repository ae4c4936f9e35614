package redoubt.whitedeath.mission.rules;

import redoubt.kernel.RuleId;

/** Where the ledger has the rules that several missions state in the same words; missions of others get the general entry. */
public final class MissionIds {
    /** A survivor is eliminated. */
    public static final RuleId DEFEAT = new RuleId("WD-WIN-02");

    public static final RuleId LEAVE = new RuleId("WD-MEXIT-01");
    public static final RuleId GUARDS_LEAVE = new RuleId("WD-MEXIT-02");

    private MissionIds() {}

    public static RuleId victory(String mission) {
        return new RuleId(
                switch (mission) {
                    case "WD-M00", "WD-M01", "WD-M02", "WD-M04", "WD-M05", "WD-M07", "WD-M08", "WD-M10" ->
                        mission + "-03";
                    case "WD-M03", "WD-M06", "WD-M09" -> mission + "-04";
                    default -> "WD-WIN-01";
                });
    }

    public static RuleId guardsMustLive(String mission) {
        return new RuleId(
                switch (mission) {
                    case "WD-M04", "WD-M07", "WD-M10" -> mission + "-04";
                    case "WD-M06" -> mission + "-05";
                    default -> "WD-WIN-03";
                });
    }

    public static RuleId reward(String mission, String colour) {
        boolean isRed = colour.equals("red");
        return new RuleId(
                switch (mission) {
                    case "WD-M00", "WD-M04" -> mission + "-06";
                    case "WD-M01" -> isRed ? "WD-M01-05" : "WD-M01-06";
                    case "WD-M02" -> isRed ? "WD-M02-05" : "WD-M02-06";
                    case "WD-M03", "WD-M07", "WD-M10" -> mission + (isRed ? "-07" : "-06");
                    case "WD-M05" -> "WD-M05-04";
                    case "WD-M06" -> isRed ? "WD-M06-07" : "WD-M06-08";
                    case "WD-M08" -> isRed ? "WD-M08-05" : "WD-M08-07";
                    case "WD-M09" -> "WD-M09-09";
                    default -> "WD-OBJ-02";
                });
    }

    /**
     * The rule by which losing an objective to corruption, or something else that is needed, loses the mission; where the ledger
     * has no entry of its own for that, it is what the mission asks for and can no longer be had.
     */
    public static RuleId outOfReach(String mission) {
        return switch (mission) {
            case "WD-M01" -> new RuleId("WD-GAP-104");
            case "WD-M02" -> new RuleId("WD-GAP-107");
            case "WD-M04" -> new RuleId("WD-GAP-112");
            case "WD-M08" -> new RuleId("WD-GAP-118");
            default -> victory(mission);
        };
    }
}
