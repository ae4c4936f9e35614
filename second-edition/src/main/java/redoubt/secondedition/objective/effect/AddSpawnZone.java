package redoubt.secondedition.objective.effect;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.mission.rules.MissionEvent;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** A red spawn token is put into a zone and spawns after all others. */
public record AddSpawnZone(Where where) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Table table = play.table();
        List<SpawnPoint> points = new ArrayList<>(table.spawnPoints());
        long red =
                points.stream().filter(point -> point.name().startsWith("red ")).count();
        SpawnPoint added = new SpawnPoint("red " + (red + 1), where.of(reading), points.size(), true);
        points.add(added);
        play.table(table.withSpawnPoints(points));
        Rulings.happened(play, new MissionEvent.SpawnZoneAdded(reading.rule(), added.name(), added.zone()));
    }
}
