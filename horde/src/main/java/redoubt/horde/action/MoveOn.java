package redoubt.horde.action;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/**
 * A survivor chooses the next zone of a longer move, or stops: at most {@code zones} more, and at least {@code least} more before
 * stopping is allowed. Skills use it to begin a move that is paid for in another way.
 */
public record MoveOn(SurvivorId survivor, int zones, int least) implements Question<Table, NextZone> {
    @Override
    public Decision<NextZone> decision(Table table) {
        Survivor mover = table.survivor(survivor);
        ZoneSet near = mover.isOnBoard() ? Move.destinations(table, mover) : ZoneSet.EMPTY;
        List<NextZone> options = NextZone.onwards(table, near);
        if (least <= 0 || options.isEmpty()) {
            options.add(new NextZone.Stop());
        }
        return new Decision<>(table.cite(Cite.MOVE), table.seatOf(survivor), options);
    }

    @Override
    public void answer(NextZone chosen, Play<Table> play) {
        switch (chosen) {
            case NextZone.Onward onward ->
                play.then(new Relocate(survivor, onward.to()), new GoOn(survivor, zones - 1, least - 1));
            case NextZone.Stop _ -> {}
        }
    }
}
