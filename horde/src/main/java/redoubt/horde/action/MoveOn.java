package redoubt.horde.action;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent.ActionPaid;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * A survivor chooses the next zone of a longer move, or stops: at most {@code zones} more, and at least {@code least} more before
 * stopping is allowed. Skills use it, by their own rule, to begin a move that is paid for in another way.
 */
public record MoveOn(SurvivorId survivor, int zones, int least, RuleId rule) implements Question<Table, NextZone> {
    @Override
    public Decision<NextZone> decision(Table table) {
        Survivor mover = table.survivor(survivor);
        ZoneSet near = mover.isOnBoard() ? affordable(table, mover) : ZoneSet.EMPTY;
        List<NextZone> options = NextZone.onwards(table, near);
        if (least <= 0 || options.isEmpty()) {
            options.add(new NextZone.Stop());
        }
        return new Decision<>(rule, table.seatOf(survivor), options);
    }

    /** A zone that asks for more actions may only be the last of the move, and they must be there to pay. */
    private ZoneSet affordable(Table table, Survivor mover) {
        ZoneSet near = Move.destinations(table, mover);
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            int toll = Move.toll(table, mover, table.zone(zone));
            if (toll > 0 && (least > 1 || toll > mover.turn().actions())) {
                near = near.without(zone);
            }
        }
        return near;
    }

    @Override
    public void answer(NextZone chosen, Play<Table> play) {
        switch (chosen) {
            case NextZone.Onward onward -> {
                payToll(onward.to(), play);
                play.then(new Relocate(survivor, onward.to()), new GoOn(survivor, zones - 1, least - 1, rule));
            }
            case NextZone.Stop _ -> {}
        }
    }

    private void payToll(Zone to, Play<Table> play) {
        Table table = play.table();
        Survivor mover = table.survivor(survivor);
        int toll = Move.toll(table, mover, to);
        if (toll > 0) {
            int left = mover.turn().actions() - toll;
            play.table(table.with(mover.withTurn(mover.turn().withActions(left))));
            play.log(new ActionPaid(table.cite(Cite.ACTIONS_PER_TURN), survivor, ActionKind.MOVE.name(), toll, ""));
        }
    }
}
