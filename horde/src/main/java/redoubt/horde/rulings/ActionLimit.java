package redoubt.horde.rulings;

import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Hook: what a survivor may not do in a turn. */
public interface ActionLimit extends Ruling {
    Hook<ActionLimit> HOOK = new Hook<>(1, ActionLimit.class);

    /** Whether the survivor may take actions of this kind now; every ruling must agree. */
    boolean allows(Table table, Survivor actor, ActionKind kind);

    /** Whether every ruling that applies to the survivor agrees. */
    static boolean areAgreed(Packed<ActionLimit> limits, Table table, Survivor actor, ActionKind kind) {
        for (int i = 0; i < limits.size(); i++) {
            if (!limits.get(i).allows(table, actor, kind)) {
                return false;
            }
        }
        return true;
    }
}
