package redoubt.darkest.reaction;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** Activated hordes that share a room with survivors attack, rooms in an order the players choose (DD-REACT-06, DD-REACT-07). */
public record AttackRooms(ZoneSet area) implements Question<Table, AttackRooms.In> {
    /** In this room; nowhere, when all have attacked. */
    public record In(Zone room, boolean isAny) implements Option {
        @Override
        public String key() {
            return isAny ? "attack in " + room.name() : "nowhere";
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    @Override
    public Decision<In> decision(Table table) {
        List<In> rooms = new ArrayList<>();
        area.and(Expansions.prey(table))
                .and(table.menace().zombies().where())
                .minus(table.notes().acted())
                .forEachIndex(room -> rooms.add(new In(table.zone(room), true)));
        if (rooms.isEmpty()) {
            rooms.add(new In(table.zone(table.house().entrance()), false));
        }
        return new Decision<>(React.ATTACKS, table.everyone(), rooms);
    }

    @Override
    public boolean isMinor() {
        return true;
    }

    @Override
    public void answer(In chosen, Play<Table> play) {
        if (chosen.isAny()) {
            int room = chosen.room().index();
            play.then(new Attack(room, Attack.By.ZOMBIES, room), this);
        }
    }
}
