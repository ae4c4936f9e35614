package redoubt.horde.view;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Reach;
import redoubt.horde.view.TableView.RaisedView;

/** What skills and other cards make of the weapons that survivors carry, whatever they aim at: the first way to use each. */
final class Raised {
    private static final int BEST_ACCURACY = 2;

    private Raised() {}

    /** The weapons that are better than printed. */
    static List<RaisedView> of(Table table) {
        List<RaisedView> raised = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            Packed<AttackRuling> voices =
                    survivor.isOnBoard() ? Rulings.personal(table, survivor, AttackRuling.HOOK) : Packed.empty();
            Inventory inventory = survivor.inventory();
            for (int slot = 0; slot < inventory.size() && !voices.isEmpty(); slot++) {
                if (!inventory.isEmpty(slot) && inventory.held(slot).card().isWeapon()) {
                    add(table, survivor, slot, voices, raised);
                }
            }
        }
        return raised;
    }

    private static void add(
            Table table, Survivor survivor, int slot, Packed<AttackRuling> voices, List<RaisedView> raised) {
        Item item = survivor.inventory().held(slot);
        Equipment.Use use = item.card().uses().getFirst();
        Draft draft = new Draft(
                survivor.id(), item.name(), use, List.of(slot), survivor.zone(), survivor.zone(), use.nearest(), 0);
        AttackBonus bonus = AttackBonus.NONE;
        Reach reach = new Reach(use.nearest(), use.farthest());
        for (AttackRuling voice : voices) {
            bonus = bonus.plus(voice.bonus(table, draft));
            reach = voice.reach(table, survivor, use, reach);
        }
        int damage = bonus.setDamage() > 0 ? bonus.setDamage() : Math.max(use.damage(), bonus.leastDamage());
        RaisedView now = new RaisedView(
                survivor.name(),
                survivor.inventory().slots().name(slot),
                Math.max(use.dice(), use.dice() + bonus.dicePerWeapon() + bonus.dice()),
                Math.min(use.accuracy(), Math.max(BEST_ACCURACY, use.accuracy() - bonus.onEachDie())),
                Math.max(use.damage(), damage + bonus.damage()),
                Math.max(use.farthest(), reach.farthest()));
        if (now.dice() > use.dice()
                || now.accuracy() < use.accuracy()
                || now.damage() > use.damage()
                || now.farthest() > use.farthest()) {
            raised.add(now);
        }
    }
}
