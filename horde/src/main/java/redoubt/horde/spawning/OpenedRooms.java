package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** The rooms of buildings for which no card will be drawn any more when a door opens. */
public record OpenedRooms(List<Zone> rooms) implements Annexes.Annex {
    public static final OpenedRooms NONE = new OpenedRooms(List.of());

    public OpenedRooms {
        rooms = List.copyOf(rooms);
    }

    public static OpenedRooms of(Table table) {
        return table.annexes().find(OpenedRooms.class).orElse(NONE);
    }

    OpenedRooms with(List<Zone> more) {
        List<Zone> longer = new ArrayList<>(rooms);
        longer.addAll(more);
        return new OpenedRooms(longer);
    }
}
