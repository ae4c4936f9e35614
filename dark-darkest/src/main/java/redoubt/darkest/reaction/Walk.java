package redoubt.darkest.reaction;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * An enemy moves room by room towards the nearest survivors; between equally short ways the players choose (DD-ZMOVE-04, DD-DEC-41).
 * It stays where it was until its way is settled, so that nothing it only passes is seen.
 */
public record Walk(Approach approach, int from, int at, int left, RuleId rule)
        implements Question<Table, Walk.Go>, Subject {
    /** The next room on the way; its own, if it goes no further. */
    public record Go(Zone room) implements Option {
        @Override
        public String key() {
            return "go " + room.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(at));
    }

    @Override
    public Decision<Go> decision(Table table) {
        List<Go> ways = new ArrayList<>();
        ZoneSet next = left > 0 ? approach.next(table, at) : ZoneSet.EMPTY;
        next.forEachIndex(room -> ways.add(new Go(table.zone(room))));
        if (ways.isEmpty()) {
            ways.add(new Go(table.zone(at)));
        }
        return new Decision<>(rule, table.everyone(), ways);
    }

    @Override
    public boolean isMinor() {
        return true;
    }

    @Override
    public void answer(Go chosen, Play<Table> play) {
        int room = chosen.room().index();
        boolean ends = room == at || left == 1 || play.table().isAnybodyIn(room);
        play.then(ends ? new Arrive(approach, from, room, rule) : new Walk(approach, from, room, left - 1, rule));
    }
}
