package redoubt.livingdead.mission.m09;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.spawning.DrawZombieCard;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players point at the rooms of an opened house one after another; a card is drawn for each. */
public record FillRooms(List<Zone> rooms) implements Question<Table, FillRooms.Next> {
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
                HouseSpawn.RULE, table.everyone(), rooms.stream().map(Next::new).toList());
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        List<Zone> left = new ArrayList<>(rooms);
        left.remove(chosen.room());
        if (!left.isEmpty()) {
            play.then(new FillRooms(left));
        }
        play.then(new DrawZombieCard(new SpawnPoint("house", chosen.room(), 0, true)));
    }
}
