package redoubt.secondedition.mission.m01;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.secondedition.objective.Reading;

/** The taker of a card opens one of these doors from afar, or none. */
record ChooseDoor(Reading reading, Leaf leaf, List<Integer> doors) implements Question<Table, ChooseDoor.Pick> {
    ChooseDoor {
        doors = List.copyOf(doors);
    }

    /** The door between two zones, or none of them. */
    record Pick(int door, List<Zone> zones) implements Option {
        Pick {
            zones = List.copyOf(zones);
        }

        private static final Pick NONE = new Pick(-1, List.of());

        @Override
        public String key() {
            return zones.isEmpty() ? "open no door" : "open door " + zones.getFirst() + " " + zones.getLast();
        }

        @Override
        public List<Mark> marks() {
            return zones.stream().map(zone -> MarkKind.ZONE.mark(zone.name())).toList();
        }
    }

    @Override
    public Decision<Pick> decision(Table table) {
        Edges edges = table.terrain().board().edges();
        List<Pick> options = new ArrayList<>();
        for (int door : doors) {
            options.add(new Pick(door, List.of(table.zone(edges.first(door)), table.zone(edges.second(door)))));
        }
        options.add(Pick.NONE);
        return new Decision<>(reading.rule(), table.seatOf(reading.taker()), options);
    }

    @Override
    public void answer(Pick chosen, Play<Table> play) {
        if (!chosen.zones().isEmpty()) {
            play.then(new TurnLeaf(reading.rule(), Optional.of(reading.taker()), leaf, chosen.door(), true));
        }
    }
}
