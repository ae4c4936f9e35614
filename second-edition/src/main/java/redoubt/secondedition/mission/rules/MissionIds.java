package redoubt.secondedition.mission.rules;

import redoubt.kernel.RuleId;

/** Where the ledger has the rules that several missions state in the same words; missions of others get the general entry. */
public final class MissionIds {
    public static final RuleId OUT_OF_REACH = new RuleId("Z2-WIN-02");
    public static final RuleId EXIT = new RuleId("Z2-OBJ-04");

    private MissionIds() {}

    public static RuleId victory(String mission) {
        return new RuleId(
                switch (mission) {
                    case "Z2-M01", "Z2-M02", "Z2-M03", "Z2-M04" -> mission + "-02";
                    default -> mission.matches("WZ-M[0-9]+") ? mission + "-03" : "Z2-WIN-01";
                });
    }
}
