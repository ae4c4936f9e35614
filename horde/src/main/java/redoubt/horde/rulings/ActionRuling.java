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

/** Hook: what a survivor may do in the turn, with how many actions, and when the turn may come. */
public interface ActionRuling extends Ruling {
    /** Adds what this ruling lets the survivor do now. */
    default void offer(Table table, Survivor actor, Menu menu) {}

    /** Why something that this ruling lets survivors do is not offered now, where they might wonder. */
    default List<Obstacle> obstacles(Table table, Survivor actor) {
        return List.of();
    }

    /** Whether the survivor may take actions of this kind now; one no is enough. */
    default boolean allows(Table table, Survivor actor, ActionKind kind) {
        return true;
    }

    /** Whether the survivor may take this objective now; one no is enough. */
    default boolean allowsTaking(Table table, Survivor actor, Objective objective) {
        return true;
    }

    /** Whether the turn may be taken between two turns of others, whoever's seat it is; one yes is enough. */
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
