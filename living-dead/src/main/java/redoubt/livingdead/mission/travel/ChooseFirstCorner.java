package redoubt.livingdead.mission.travel;

import java.util.ArrayList;
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
import redoubt.kernel.RuleId;
import redoubt.livingdead.ghouls.SpawnOrder;

/** The players choose the spawn zone that comes first; the others follow clockwise. */
public record ChooseFirstCorner(RuleId rule, List<Zone> corners) implements Question<Table, ChooseFirstCorner.First> {
    public ChooseFirstCorner {
        corners = List.copyOf(corners);
    }

    /** This zone comes first. */
    public record First(Zone zone) implements Option {
        @Override
        public String key() {
            return "spawn first in " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public Decision<First> decision(Table table) {
        return new Decision<>(
                rule, table.everyone(), corners.stream().map(First::new).toList());
    }

    @Override
    public void answer(First chosen, Play<Table> play) {
        List<SpawnPoint> points = new ArrayList<>();
        for (Zone zone : SpawnOrder.clockwiseAmongThem(play.table().terrain().board(), chosen.zone(), corners)) {
            points.add(new SpawnPoint("corner " + (points.size() + 1), zone, points.size(), true));
        }
        play.table(play.table().withSpawnPoints(points));
    }
}
