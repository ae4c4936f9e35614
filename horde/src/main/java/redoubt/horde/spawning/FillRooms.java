package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players point at the rooms of an opened building one after another; a card is drawn for each. */
public record FillRooms(String place, List<Zone> rooms) implements Question<Table, FillRooms.Next> {
    public FillRooms {
        rooms = List.copyOf(rooms);
    }

    /** This room is next. */
    public record Next(Zone room) implements Option {
        @Override
        public String key() {
            return "look into " + room;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(room.name()));
        }
    }

    @Override
    public Decision<Next> decision(Table table) {
        return new Decision<>(
                table.cite(Cite.BUILDING_SPAWN),
                table.everyone(),
                rooms.stream().map(Next::new).toList());
    }

    @Override
    public boolean isMinor() {
        return true;
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        List<Zone> left = new ArrayList<>(rooms);
        left.remove(chosen.room());
        if (!left.isEmpty()) {
            play.then(new FillRooms(place, left));
        }
        play.then(new DrawZombieCard(new SpawnPoint(place, chosen.room(), 0, true)));
    }
}
