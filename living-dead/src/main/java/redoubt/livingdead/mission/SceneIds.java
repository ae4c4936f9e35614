package redoubt.livingdead.mission;

import redoubt.kernel.RuleId;

/** Where the ledger has the rules that several scenes state in the same words; scenes of others get the general entry. */
final class SceneIds {
    static final RuleId OUT_OF_REACH = new RuleId("NL-END-03");

    private SceneIds() {}

    static RuleId victory(String scene) {
        return new RuleId(
                switch (scene) {
                    case "NL-M01", "NL-M02", "NL-M03", "NL-M05", "NL-M07", "NL-M08" -> scene + "-04";
                    case "NL-M04", "NL-M06", "NL-M09", "NL-M10" -> scene + "-03";
                    default -> "NL-END-01";
                });
    }

    /** Everybody begins in the car, and somebody drives. */
    static RuleId inCar(String scene) {
        return new RuleId(
                switch (scene) {
                    case "NL-M09" -> "NL-M09-05";
                    case "NL-M10" -> "NL-M10-07";
                    default -> "NL-DEC-05";
                });
    }

    /** Everybody begins with experience. */
    static RuleId experience(String scene) {
        return new RuleId(scene.equals("NL-M10") ? "NL-M10-06" : "NL-XP-02");
    }

    static RuleId ghoulsInside(String scene) {
        return switch (scene) {
            case "NL-M02", "NL-M05" -> new RuleId(scene + "-05");
            case "NL-M04" -> new RuleId("NL-M04-04");
            default -> OUT_OF_REACH;
        };
    }
}
