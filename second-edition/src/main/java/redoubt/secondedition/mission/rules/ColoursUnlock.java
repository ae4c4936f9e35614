package redoubt.secondedition.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edge;
import redoubt.board.Terrain;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.ground.Ground;

/**
 * A blue or green objective unlocks the doors of its colour, which are then opened like any other, and wakes the spawn token of its
 * colour (Z2-DOOR-04, Z2-SPAWN-03).
 */
public record ColoursUnlock(Ground ground) implements AfterEvent {
    private static final RuleId UNLOCKED = new RuleId("Z2-DOOR-04");
    private static final RuleId WOKEN = new RuleId("Z2-SPAWN-03");

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ObjectiveTaken taken) {
            switch (taken.colour()) {
                case "blue" -> unlock(play, taken.colour(), ground.blueDoor());
                case "green" -> unlock(play, taken.colour(), ground.greenDoor());
                default -> {}
            }
        }
    }

    private void unlock(Play<Table> play, String colour, int locked) {
        Terrain terrain = play.table().terrain();
        int doors = 0;
        for (Edge edge : terrain.board().edges().all()) {
            if (terrain.edgeKind(edge.id().index()) == locked) {
                terrain = terrain.withEdge(edge.id().index(), ground.closedDoor());
                doors++;
            }
        }
        play.table(play.table().withTerrain(terrain));
        if (doors > 0) {
            Rulings.happened(play, new MissionEvent.DoorsUnlocked(UNLOCKED, colour, doors));
        }
        wake(play, colour, WOKEN);
    }

    /** The spawn token of a colour spawns from now on, by this rule. */
    public static void wake(Play<Table> play, String colour, RuleId rule) {
        List<SpawnPoint> points = new ArrayList<>(play.table().spawnPoints());
        for (SpawnPoint point : play.table().spawnPoints()) {
            if (point.name().equals(colour) && !point.isActive()) {
                points.set(points.indexOf(point), new SpawnPoint(colour, point.zone(), point.order(), true));
                play.table(play.table().withSpawnPoints(points));
                Rulings.happened(play, new MissionEvent.SpawnWoken(rule, colour, point.zone()));
            }
        }
    }
}
