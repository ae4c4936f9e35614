package redoubt.secondedition.washington;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.action.Move;
import redoubt.horde.action.Relocate;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Joins;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.horde.view.Shows;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/**
 * A way between two zones that do not touch, such as a tunnel or a dumbwaiter, for survivors alone: a move of exactly this one zone,
 * which may cost more than others (WZ-LINK-01, WZ-LINK-02). It is no border of the board, so no zombie, line or range goes through it.
 */
public record Link(Kind kind, Zone one, Zone other, int more) implements ActionRuling, Joins, Shows {
    /** What kind of way it is; all of them work alike. */
    public enum Kind {
        TUNNEL,
        STAIRS,
        DUMBWAITER
    }

    public Link(Zone one, Zone other, int more) {
        this(more > 0 ? Kind.DUMBWAITER : Kind.TUNNEL, one, other, more);
    }

    /** Goes through to the zone at the other end. */
    public record GoThrough(Zone to, int cost) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.MOVE;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new Relocate(actor, to);
        }

        @Override
        public String key() {
            return "go through to " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(to.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (actor.zone().equals(one)) {
            menu.add(through(table, actor, other));
        } else if (actor.zone().equals(other)) {
            menu.add(through(table, actor, one));
        }
    }

    @Override
    public Optional<Exhibit> shown(Table table) {
        return Optional.of(new LinkView(kind.name().toLowerCase(Locale.ROOT), one.name(), other.name(), more));
    }

    private GoThrough through(Table table, Survivor actor, Zone to) {
        return new GoThrough(to, 1 + Move.penalty(table, actor) + more);
    }
}
