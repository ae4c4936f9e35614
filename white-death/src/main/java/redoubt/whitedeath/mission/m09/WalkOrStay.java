package redoubt.whitedeath.mission.m09;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players choose where the Empress walks, or that she stays. */
record WalkOrStay(AllyKind empress, Zone zone) implements Question<Table, WalkOrStay.Way> {
    /** Where she goes. */
    sealed interface Way extends Option {}

    /** To this zone. */
    record Walk(Zone to) implements Way {
        @Override
        public String key() {
            return "empress to " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(to.name()));
        }
    }

    /** Nowhere. */
    record Stay() implements Way {
        @Override
        public String key() {
            return "empress stays";
        }
    }

    @Override
    public Decision<Way> decision(Table table) {
        ZoneSet near = table.survivorPaths().neighbours(zone.index());
        List<Way> options = new ArrayList<>();
        for (int to = near.first(); to != ZoneSet.NONE; to = near.nextAfter(to)) {
            options.add(new Walk(table.zone(to)));
        }
        options.add(new Stay());
        return new Decision<>(WalkingEmpress.WALK, table.everyone(), options);
    }

    @Override
    public void answer(Way chosen, Play<Table> play) {
        switch (chosen) {
            case Walk walk -> play.then(new MoveEmpress(empress, zone, walk.to()));
            case Stay _ -> {}
        }
    }
}
