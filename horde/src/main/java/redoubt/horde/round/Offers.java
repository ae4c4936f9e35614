package redoubt.horde.round;

import java.util.List;
import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Packed;
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
        Packed<ActionRuling> rulings = Rulings.of(table, actor, ActionRuling.HOOK);
        for (int i = 0; i < rulings.size(); i++) {
            rulings.get(i).offer(table, actor, menu);
        }
        List<ActOption> options = menu.options();
        ActionLimit.apply(table, actor, options);
        return options;
    }
}
