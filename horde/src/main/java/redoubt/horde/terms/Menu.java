package redoubt.horde.terms;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Turn;

/** What a survivor may do now, while it is being collected; it accepts only what the survivor can pay for. */
public final class Menu {
    private final Turn turn;
    private final List<ActOption> options = new ArrayList<>();

    public Menu(Survivor actor) {
        this.turn = actor.turn();
    }

    public void add(ActOption option) {
        if (canPay(option.kind(), option.cost(), option.isAllOut())) {
            options.add(option);
        }
    }

    /** Whether the turn has enough actions for this; a free action counts as one of them. */
    public boolean canPay(ActionKind kind, int cost) {
        return canPay(kind, cost, false);
    }

    private boolean canPay(ActionKind kind, int cost, boolean isAllOut) {
        if (cost <= turn.actions()) {
            return true;
        }
        return cost - 1 <= turn.actions() && hasFree(kind, isAllOut);
    }

    private boolean hasFree(ActionKind kind, boolean isAllOut) {
        List<FreeAction> all = turn.free();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).pays(kind, isAllOut)) {
                return true;
            }
        }
        return false;
    }

    public List<ActOption> options() {
        return options;
    }
}
