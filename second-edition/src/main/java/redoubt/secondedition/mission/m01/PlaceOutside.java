package redoubt.secondedition.mission.m01;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.objective.effect.PlaceFigures;
import redoubt.secondedition.objective.effect.Where;

/** The group chooses where a card places a zombie if several zones are equally near. */
record PlaceOutside(Reading reading, String zombie, List<Zone> zones) implements Question<Table, PlaceOutside.In> {
    PlaceOutside {
        zones = List.copyOf(zones);
    }

    /** In this zone. */
    record In(Zone zone) implements Option {
        @Override
        public String key() {
            return "place in " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public Decision<In> decision(Table table) {
        return new Decision<>(
                reading.rule(), table.everyone(), zones.stream().map(In::new).toList());
    }

    @Override
    public void answer(In chosen, Play<Table> play) {
        new PlaceFigures(play.table().print().zombie(zombie), 1, Where.at(chosen.zone())).happen(play, reading);
    }
}
