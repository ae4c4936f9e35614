package redoubt.horde.round;

import java.util.List;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;

/** Collects what edition, mission, cards and skills let a survivor do now. */
final class Offers {
    private Offers() {}

    static List<ActOption> to(Table table, Survivor actor) {
        Menu menu = new Menu(actor);
        if (!actor.isOnBoard()) {
            return menu.options();
        }
        List<ActionRuling> rulings = Rulings.of(table, actor, ActionRuling.class);
        for (int i = 0; i < rulings.size(); i++) {
            rulings.get(i).offer(table, actor, menu);
        }
        List<ActOption> options = menu.options();
        List<TurnRuling> limits = Rulings.of(table, actor, TurnRuling.class);
        if (!limits.isEmpty()) {
            options.removeIf(option -> !isAllowed(table, actor, option.kind(), limits));
        }
        return options;
    }

    private static boolean isAllowed(Table table, Survivor actor, ActionKind kind, List<TurnRuling> limits) {
        for (int i = 0; i < limits.size(); i++) {
            if (!limits.get(i).allows(table, actor, kind)) {
                return false;
            }
        }
        return true;
    }
}
