package redoubt.horde.action;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** The action of putting cards in order, alone or while trading with one other survivor in the zone. */
public record ReorganizeAndTrade() implements ActionRuling {
    /** Reorganises alone. */
    public record Reorganize() implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new BeginArranging(actor, Optional.empty(), Cite.REORGANIZE);
        }

        @Override
        public String key() {
            return "reorganize";
        }
    }

    /** Trades with this survivor. */
    public record TradeWith(SurvivorId partner) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new BeginTrade(actor, partner);
        }

        @Override
        public String key() {
            return "trade with " + partner;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(partner.name()));
        }
    }

    private static final Reorganize REORGANIZE = new Reorganize();

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!menu.canPay(ActionKind.OTHER, 1)) {
            return;
        }
        boolean hasCards = hasCards(actor);
        if (hasCards) {
            menu.add(REORGANIZE);
        }
        boolean hasSomething = hasCards || !actor.carried().isEmpty();
        for (Survivor other : table.survivors()) {
            if (other.index() != actor.index()
                    && other.isOnBoard()
                    && other.zone().index() == actor.zone().index()
                    && (hasSomething || hasCards(other) || !other.carried().isEmpty())) {
                menu.add(new TradeWith(other.id()));
            }
        }
    }

    private static boolean hasCards(Survivor survivor) {
        Inventory inventory = survivor.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot)) {
                return true;
            }
        }
        return false;
    }
}
