package redoubt.secondedition.mission.m10;

import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.campaign.Acquaintances;
import redoubt.secondedition.companions.Retinue;
import redoubt.secondedition.mission.evacuees.Evacuation;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.washington.Fallen;

/** Points for everybody who is alive and for what all have achieved; they decide which of four endings it is (WZ-M10N-01). */
record CountScore() implements Effect<Table> {
    private static final List<String> COLLECTIVE = List.of(
            "metro-map",
            "no-one-left-behind",
            "let-there-be-light",
            "tunnel-refugee",
            "wilsons-trust",
            "commander-in-chief");
    private static final int FOR_SURVIVOR = 2;
    private static final int FOR_PRESIDENT = 2;
    private static final int BEST = 17;
    private static final int GOOD = 13;
    private static final int BITTER = 9;

    @Override
    public void happen(Play<Table> play) {
        int points = points(play.table());
        play.log(new EscapeEvent.CampaignEnded(new RuleId(FinalScore.NOTE), points, ending(points)));
    }

    private static int points(Table table) {
        int points = 0;
        for (Survivor survivor : table.survivors()) {
            boolean isDead = Fallen.of(table).fate(survivor.id()).equals(Optional.of(Fallen.Fate.DEAD));
            points += isDead ? 0 : FOR_SURVIVOR;
        }
        for (String achievement : COLLECTIVE) {
            points += Achievements.of(table).isAnyones(table, achievement) ? 1 : 0;
        }
        points += isSafe(table, Acquaintances.PRESIDENT) ? FOR_PRESIDENT : 0;
        points += isSafe(table, Acquaintances.TAYLOR) ? 1 : 0;
        return points + Math.min(1, Evacuation.of(table).safe());
    }

    private static boolean isSafe(Table table, String companion) {
        return Retinue.of(table).fate(companion).equals(Optional.of(Retinue.Fate.SAFE));
    }

    private static String ending(int points) {
        if (points >= BEST) {
            return "best";
        }
        if (points >= GOOD) {
            return "good";
        }
        return points >= BITTER ? "bitter" : "lonely";
    }
}
