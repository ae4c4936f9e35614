package redoubt.secondedition.mission.m07;

import java.util.List;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.mission.rules.ColoursUnlock;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.effect.LightLamps;

/** Before the game, the lamps burn and the green spawn zone wakes, or it is taken off the board. */
record RememberLamps() implements Effect<Table> {
    private static final RuleId GREEN_SPAWN = new RuleId("WZ-M07-06");
    private static final RuleId NO_NIGHT = new RuleId("WZ-M07R-02");
    private static final String LIGHT = "let-there-be-light";
    private static final String GREEN = "green";

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        if (Achievements.of(table).isAnyones(table, LIGHT)) {
            ColoursUnlock.wake(play, GREEN, GREEN_SPAWN);
            LightLamps.light(play, NO_NIGHT);
        } else {
            List<SpawnPoint> others = table.spawnPoints().stream()
                    .filter(point -> !point.name().equals(GREEN))
                    .toList();
            play.table(table.withSpawnPoints(others));
        }
    }
}
