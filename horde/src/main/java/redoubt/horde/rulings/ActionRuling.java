package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Obstacle;

/** Hook: what a survivor may do in a turn. */
public interface ActionRuling extends Ruling {
    Hook<ActionRuling> HOOK = new Hook<>(0, ActionRuling.class);

    /** Adds what this ruling lets the survivor do now. */
    default void offer(Table table, Survivor actor, Menu menu) {}

    /** Why something this ruling usually allows is not offered now, if players might wonder. */
    default List<Obstacle> obstacles(Table table, Survivor actor) {
        return List.of();
    }
}
