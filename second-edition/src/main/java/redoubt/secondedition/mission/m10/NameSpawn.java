package redoubt.secondedition.mission.m10;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.secondedition.objective.Reading;

/** The group names the spawn zone that the flares draw zombies away from. */
record NameSpawn(Reading reading, int steps) implements Question<Table, NameSpawn.Skip> {
    /** This one is skipped. */
    record Skip(String spawn, Zone zone) implements Option {
        @Override
        public String key() {
            return "skip " + spawn;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SPAWN.mark(spawn), MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public Decision<Skip> decision(Table table) {
        return new Decision<>(
                reading.rule(),
                table.everyone(),
                table.spawnPoints().stream()
                        .filter(SpawnPoint::isActive)
                        .map(point -> new Skip(point.name(), point.zone()))
                        .toList());
    }

    @Override
    public void answer(Skip chosen, Play<Table> play) {
        Table table = SkippedSpawn.set(play.table(), chosen.spawn(), false);
        play.table(table.with(new SkippedSpawn(chosen.spawn(), steps)));
        play.log(new EscapeEvent.SpawnSkipped(reading.rule(), chosen.spawn(), chosen.zone(), steps));
    }
}
