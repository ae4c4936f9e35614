package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;

/** Where a move of several zones goes next, or that it ends. */
public sealed interface NextZone extends Option {
    /** Goes on to this zone. */
    record Onward(Zone to) implements NextZone {
        @Override
        public String key() {
            return "move " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(to.name()));
        }
    }

    /** Ends the move here. */
    record Stop() implements NextZone {
        @Override
        public String key() {
            return "stop";
        }
    }

    /** The zones to go on to, in the order of the board. */
    static List<NextZone> onwards(Table table, ZoneSet near) {
        List<NextZone> options = new ArrayList<>();
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            options.add(new Onward(table.zone(zone)));
        }
        return options;
    }
}
