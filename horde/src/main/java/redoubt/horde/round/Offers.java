package redoubt.horde.round;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Rulings;
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
        return allowed(table, actor, rulings, menu.options());
    }

    /** Options of one kind stand together, so the rulings are asked about each kind only once. */
    private static List<ActOption> allowed(
            Table table, Survivor actor, List<ActionRuling> rulings, List<ActOption> offered) {
        List<ActOption> allowed = new ArrayList<>(offered.size() + 1);
        ActionKind kind = ActionKind.OTHER;
        boolean isKnown = false;
        boolean isAllowed = true;
        for (int i = 0; i < offered.size(); i++) {
            ActOption option = offered.get(i);
            if (!isKnown || !option.kind().equals(kind)) {
                kind = option.kind();
                isKnown = true;
                isAllowed = isAllowed(table, actor, rulings, kind);
            }
            if (isAllowed) {
                allowed.add(option);
            }
        }
        return allowed;
    }

    private static boolean isAllowed(Table table, Survivor actor, List<ActionRuling> rulings, ActionKind kind) {
        for (int i = 0; i < rulings.size(); i++) {
            if (!rulings.get(i).allows(table, actor, kind)) {
                return false;
            }
        }
        return true;
    }
}
