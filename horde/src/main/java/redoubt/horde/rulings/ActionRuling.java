package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Obstacle;

/** Hook: what a survivor may do in a turn, with how many actions, and when that turn may come. */
public interface ActionRuling extends Ruling {
    /** Adds what this ruling lets the survivor do now. */
    default void offer(Table table, Survivor actor, Menu menu) {}

    /** Why something this ruling usually allows is not offered now, if players might wonder. */
    default List<Obstacle> obstacles(Table table, Survivor actor) {
        return List.of();
    }

    /** Whether the survivor may take actions of this kind now; every ruling must agree. */
    default boolean allows(Table table, Survivor actor, ActionKind kind) {
        return true;
    }

    /** Whether the survivor may take this objective now; every ruling must agree. */
    default boolean allowsTaking(Table table, Survivor actor, Objective objective) {
        return true;
    }

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
}
