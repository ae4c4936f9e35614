package redoubt.secondedition.mission.rules;

import redoubt.kernel.RuleId;

/** Where the ledger has the rules that several missions state in the same words; missions of others get the general entry. */
public final class MissionIds {
    public static final RuleId OUT_OF_REACH = new RuleId("Z2-WIN-02");
    public static final RuleId EXIT = new RuleId("Z2-OBJ-04");

    private static final RuleId DOORS = new RuleId("Z2-DOOR-04");

    private MissionIds() {}

    public static RuleId victory(String mission) {
        return new RuleId(
                switch (mission) {
                    case "Z2-M01", "Z2-M02", "Z2-M03", "Z2-M04" -> mission + "-02";
                    default -> mission.matches("WZ-M[0-9]+") ? mission + "-03" : "Z2-WIN-01";
                });
    }

    /** By which rule a coloured door waits. */
    public static RuleId colouredDoors(String mission) {
        return switch (mission) {
            case "WZ-M05" -> new RuleId("WZ-M05-05");
            case "WZ-M07" -> new RuleId("WZ-M07-05");
            case "WZ-M08" -> new RuleId("WZ-M08-08");
            default -> DOORS;
        };
    }

    /** By which rule a door is sealed. */
    public static RuleId sealedDoors(String mission) {
        return switch (mission) {
            case "WZ-M03" -> new RuleId("WZ-M03R-01");
            case "WZ-M05" -> new RuleId("WZ-M05-05");
            case "WZ-M06" -> new RuleId("WZ-M06-05");
            case "WZ-M08" -> new RuleId("WZ-M08-06");
            default -> DOORS;
        };
    }
}
