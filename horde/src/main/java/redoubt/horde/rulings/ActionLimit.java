package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Obstacle;

/** Hook: what a survivor may not do in a turn. */
public interface ActionLimit extends Ruling {
    Hook<ActionLimit> HOOK = new Hook<>(1, ActionLimit.class);

    /** Whether there is anything that the survivor may not do now; asked first, once, since most of the time there is nothing. */
    boolean isLimited(Table table, Survivor actor);

    /** Whether a survivor who is limited may take actions of this kind; every ruling must agree. */
    boolean allows(Table table, Survivor actor, ActionKind kind);

    /** What a survivor who is limited misses, if players might wonder, and why. */
    default List<Obstacle> bars(Table table, Survivor actor) {
        return List.of();
    }

    /** Takes out of what a survivor could do whatever a ruling forbids. */
    static void apply(Table table, Survivor actor, List<? extends ActOption> options) {
        Packed<ActionLimit> limits = Rulings.of(table, actor, ActionLimit.HOOK);
        for (int i = 0; i < limits.size(); i++) {
            ActionLimit limit = limits.get(i);
            if (limit.isLimited(table, actor)) {
                options.removeIf(option -> !limit.allows(table, actor, option.kind()));
            }
        }
    }
}
