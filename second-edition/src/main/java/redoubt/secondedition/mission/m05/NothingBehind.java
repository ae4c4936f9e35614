package redoubt.secondedition.mission.m05;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.spawning.OpenedRooms;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The building around a room gets no spawn (WZ-M05N-04). */
public record NothingBehind(Zone room) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Table table = play.table();
        List<Zone> rooms = new ArrayList<>(OpenedRooms.of(table).rooms());
        table.terrain().board().buildings().around(room.index()).forEachIndex(zone -> rooms.add(table.zone(zone)));
        play.table(table.with(new OpenedRooms(rooms)));
    }
}
