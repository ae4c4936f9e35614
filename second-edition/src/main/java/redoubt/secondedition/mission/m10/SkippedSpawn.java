package redoubt.secondedition.mission.m10;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A spawn zone that sleeps for some more spawn steps (WZ-M10C-05). */
public record SkippedSpawn(String spawn, int steps) implements Annexes.Annex {
    private static final RuleId RULE = new RuleId("WZ-M10C-05");

    /** The table with a spawn zone awake or asleep. */
    static Table set(Table table, String spawn, boolean isActive) {
        List<SpawnPoint> points = new ArrayList<>(table.spawnPoints());
        points.replaceAll(point ->
                point.name().equals(spawn) ? new SpawnPoint(spawn, point.zone(), point.order(), isActive) : point);
        return table.withSpawnPoints(points);
    }

    /** At the end of each spawn step one step less is skipped; with the last one the zone wakes. */
    public record Ends() implements MomentRuling {
        @Override
        public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
            boolean isSkipping = table.annexes()
                    .find(SkippedSpawn.class)
                    .filter(skipped -> skipped.steps() > 0)
                    .isPresent();
            return moment == Moment.SPAWN_STEP_ENDS && isSkipping ? List.of(new CountDown()) : List.of();
        }
    }

    /** One of the steps to skip is over. */
    record CountDown() implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            SkippedSpawn skipped = play.table().annexes().the(SkippedSpawn.class);
            play.table(play.table().with(new SkippedSpawn(skipped.spawn, skipped.steps - 1)));
            if (skipped.steps == 1) {
                play.table(set(play.table(), skipped.spawn, true));
                play.table().spawnPoints().stream()
                        .filter(point -> point.name().equals(skipped.spawn))
                        .forEach(point -> play.log(new EscapeEvent.SpawnResumed(RULE, point.name(), point.zone())));
            }
        }
    }
}
