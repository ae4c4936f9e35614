package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/**
 * A survivor chooses the next zone of a move of several, or stops: at most so many zones more, and at least so many before it may
 * stop of its own will. Skills begin a move with it that is paid in another way.
 */
public record MoveOn(SurvivorId survivor, int zones, int least) implements Question<Table, MoveOn.Next> {
    /** Where to go next. */
    public sealed interface Next extends Option {}

    /** Goes on to this zone. */
    public record Onward(Zone to) implements Next {
        @Override
        public String key() {
            return "move " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", to.name()));
        }
    }

    /** Ends the move here. */
    public record Stop() implements Next {
        @Override
        public String key() {
            return "stop";
        }
    }

    @Override
    public Decision<Next> decision(Table table) {
        Survivor mover = table.survivor(survivor);
        List<Next> options = new ArrayList<>();
        if (mover.isOnBoard()) {
            ZoneSet near = Move.destinations(table, mover);
            for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
                options.add(new Onward(table.zone(zone)));
            }
        }
        if (least <= 0 || options.isEmpty()) {
            options.add(new Stop());
        }
        return new Decision<>(table.cite(Cite.MOVE), table.seatOf(survivor), options);
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        switch (chosen) {
            case Onward onward ->
                play.then(new Relocate(survivor, onward.to()), new GoOn(survivor, zones - 1, least - 1));
            case Stop _ -> {}
        }
    }
}
