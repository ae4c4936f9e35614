package redoubt.secondedition.kids;

import java.util.List;
import redoubt.horde.action.Move;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Step;

/** Once per turn a kid makes one move action that zombies neither hold nor stop (Z2-SETUP-07, Z2-SETUP-10). */
public record KidsSlip(List<String> kids) implements ActionRuling, MoveRuling {
    /** What a turn remembers: the move has begun, and it is over. */
    static final String BEGUN = "slips";

    static final String OVER = "has slipped";

    public KidsSlip {
        kids = List.copyOf(kids);
    }

    /** The next move is the one. */
    public record Slip() implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new SlipAway(actor);
        }

        @Override
        public String key() {
            return "slip away";
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        boolean isReady = actor.turn().isUnderWay()
                && menu.canPay(ActionKind.MOVE, 1)
                && kids.contains(actor.name())
                && !actor.turn().hasUsed(BEGUN);
        if (isReady && isOfUse(table, actor) && !Move.destinations(table, actor).isEmpty()) {
            menu.add(new Slip());
        }
    }

    /** Without zombies to leave or to run past it would be an ordinary move. */
    private static boolean isOfUse(Table table, Survivor actor) {
        return table.zombies().isAny(actor.zone().index()) || Move.zonesPerMove(table, actor) > 1;
    }

    @Override
    public int penalty(Table table, Survivor mover, int penalty) {
        return isSlipping(mover) ? 0 : penalty;
    }

    @Override
    public boolean isStoppedByZombies(Table table, Survivor mover) {
        return !isSlipping(mover);
    }

    private static boolean isSlipping(Survivor mover) {
        return mover.turn().hasUsed(BEGUN) && !mover.turn().hasUsed(OVER);
    }
}
