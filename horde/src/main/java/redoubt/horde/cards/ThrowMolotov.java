package redoubt.horde.cards;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.combat.Hands;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.horde.terms.Reach;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** The ranged action of throwing a molotov from the hand at a zone in sight, in some games only outdoors. */
public record ThrowMolotov(boolean isOutdoorsOnly) implements ActionRuling {
    /** Throws the card of this slot at this zone. */
    public record Throw(int slot, String card, Zone zone) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.RANGED;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new BurnZone(actor, slot, zone);
        }

        @Override
        public String key() {
            return "throw " + card + " at " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.CARD.mark(card));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        Inventory inventory = actor.inventory();
        if (!hasFire(inventory) || !menu.canPay(ActionKind.RANGED, 1)) {
            return;
        }
        for (int slot = 0; slot < inventory.size(); slot++) {
            Optional<Fire> fire =
                    inventory.item(slot).flatMap(item -> item.card().trait(Fire.class));
            if (fire.isPresent() && Hands.holds(table, actor, slot)) {
                offer(table, actor, slot, fire.get(), menu);
                return;
            }
        }
    }

    private static boolean hasFire(Inventory inventory) {
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot) && inventory.held(slot).card().has(Fire.class)) {
                return true;
            }
        }
        return false;
    }

    private void offer(Table table, Survivor actor, int slot, Fire fire, Menu menu) {
        List<AttackRuling> rulings = Rulings.of(table, actor, AttackRuling.HOOK);
        // What rulings are asked about that lengthen the range or forbid shooting at a zone; it has no dice.
        Equipment.Use bottle = new Equipment.Use(
                ActionKind.RANGED, fire.nearest(), fire.farthest(), 0, 0, 0, false, fire.isNoisy(), false, "");
        Reach reach = new Reach(fire.nearest(), fire.farthest());
        for (AttackRuling ruling : rulings) {
            reach = ruling.reach(table, actor, bottle, reach);
        }
        ZoneSet near = Attacks.sight(table, actor).within(actor.zone().index(), reach.nearest(), reach.farthest());
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            Zone target = table.zone(zone);
            boolean isAllowed = rulings.stream().allMatch(ruling -> ruling.allows(table, actor, bottle, target));
            if (isAllowed && !(isOutdoorsOnly && table.isBuilding(zone))) {
                menu.add(new Throw(slot, actor.inventory().held(slot).name(), target));
            }
        }
    }
}
