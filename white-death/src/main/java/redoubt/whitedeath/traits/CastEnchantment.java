package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.horde.combat.Hands;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.whitedeath.edition.ActionKinds;

/**
 * The enchantment action: a card held in hand is cast on a target in sight, each copy once in a turn; whoever has the skill
 * {@code doubling} may name a second target.
 */
public record CastEnchantment(Class<? extends Skill> doubling) implements ActionRuling {
    /** Casts this card on this target. */
    public record Cast(String card, Target target, int cost, boolean isDouble) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKinds.ENCHANTMENT;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new BeginEnchantment(actor, card, target, isDouble);
        }

        @Override
        public String key() {
            return "cast " + card.toLowerCase(Locale.ROOT) + " " + target.text();
        }

        @Override
        public List<Mark> marks() {
            List<Mark> marks = new ArrayList<>(target.marks());
            marks.add(MarkKind.CARD.mark(card));
            return List.copyOf(marks);
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        Inventory inventory = actor.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (inventory.isEmpty(slot)) {
                continue;
            }
            String card = inventory.held(slot).name();
            Optional<Enchantment> spell = inventory.held(slot).card().trait(Enchantment.class);
            if (spell.isPresent()
                    && isFirst(table, actor, slot)
                    && copiesInHand(table, actor, card) > casts(actor, card)) {
                offer(table, actor, menu, card, spell.get());
            }
        }
    }

    private void offer(Table table, Survivor actor, Menu menu, String card, Enchantment spell) {
        if (!menu.canPay(ActionKinds.ENCHANTMENT, 1)) {
            return;
        }
        boolean isDouble = Rulings.isOwned(table, actor, doubling);
        for (Target target : spell.targets(table, actor)) {
            int cost = 1 + spell.extraCost(table, actor, target);
            menu.add(new Cast(card, target, cost, isDouble));
        }
    }

    /** What a turn remembers of a card that was cast. */
    static String once(String card) {
        return "cast " + card;
    }

    private static int casts(Survivor actor, String card) {
        return Collections.frequency(actor.turn().used(), once(card));
    }

    private static boolean isFirst(Table table, Survivor actor, int slot) {
        for (int earlier = 0; earlier < slot; earlier++) {
            if (isCopy(table, actor, earlier, actor.inventory().held(slot).name())) {
                return false;
            }
        }
        return Hands.holds(table, actor, slot);
    }

    private static int copiesInHand(Table table, Survivor actor, String card) {
        int copies = 0;
        for (int slot = 0; slot < actor.inventory().size(); slot++) {
            copies += isCopy(table, actor, slot, card) ? 1 : 0;
        }
        return copies;
    }

    private static boolean isCopy(Table table, Survivor actor, int slot, String card) {
        Inventory inventory = actor.inventory();
        return !inventory.isEmpty(slot) && inventory.held(slot).name().equals(card) && Hands.holds(table, actor, slot);
    }
}
