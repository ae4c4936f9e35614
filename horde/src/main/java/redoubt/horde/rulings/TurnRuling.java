package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Hook: when a survivor's turn may come, how many actions it has, and which objectives may be taken in it. */
public interface TurnRuling extends Ruling {
    Hook<TurnRuling> HOOK = new Hook<>(2, TurnRuling.class);

    /** Whether the turn may be taken between two others' turns, whichever seat's turn it is; one ruling that says yes is enough. */
    default boolean isTurnAtAnyTime() {
        return false;
    }

    /** Plain actions added to each turn. */
    default int extraActions() {
        return 0;
    }

    /** Free actions added to each turn. */
    default List<FreeAction> freeActions() {
        return List.of();
    }

    /** Whether the survivor may take this objective now; every ruling must agree. */
    default boolean allowsTaking(Table table, Survivor actor, Objective objective) {
        return true;
    }
}
