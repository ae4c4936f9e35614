package redoubt.darkest.arrival;

import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** The players choose the room that a Spawn token comes into (DD-DEC-08, DD-DEC-09, DD-DEC-18). */
public record ChooseEntry(List<Integer> rooms, RuleId rule) implements Question<Table, ChooseEntry.Into> {
    public ChooseEntry {
        rooms = List.copyOf(rooms);
    }

    /** This room. */
    public record Into(Zone room) implements Option {
        @Override
        public String key() {
            return "into " + room.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    @Override
    public Decision<Into> decision(Table table) {
        return new Decision<>(
                rule,
                table.everyone(),
                rooms.stream().map(room -> new Into(table.zone(room))).toList());
    }

    @Override
    public void answer(Into chosen, Play<Table> play) {
        play.then(new PlaceToken(chosen.room().index(), rule));
    }
}
