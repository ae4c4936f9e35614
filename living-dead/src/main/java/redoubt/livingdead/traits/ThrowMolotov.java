package redoubt.livingdead.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
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
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.livingdead.ground.Ground;

/** The ranged action of throwing a molotov from the hand at an outdoor zone in sight (NL-SPEC-08, NL-GAP-38). */
public record ThrowMolotov(Ground ground) implements ActionRuling {
    private static final int FARTHEST = 1;

    /** What scenes are asked about that forbid shooting at a zone; it has no dice. */
    private static final Equipment.Use BOTTLE =
            new Equipment.Use(ActionKind.RANGED, 0, FARTHEST, 0, 0, 0, false, false, false, "");

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

    /** Throws it at a zone with survivors, if the players really mean it. */
    public record Endanger(Throw fire) implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new BurnFriends(actor, fire);
        }

        @Override
        public String key() {
            return fire.key();
        }

        @Override
        public List<Mark> marks() {
            return fire.marks();
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int slot = bottle(actor.inventory());
        if (slot < 0 || !menu.canPay(ActionKind.RANGED, 1)) {
            return;
        }
        List<AttackRuling> rulings = new ArrayList<>();
        Rulings.of(table, actor, AttackRuling.class, rulings::add);
        int from = actor.zone().index();
        ZoneSet near = Attacks.sight(table, actor).within(from, 0, FARTHEST);
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            Zone target = table.zone(zone);
            boolean isAllowed = rulings.stream().allMatch(ruling -> ruling.allows(table, actor, BOTTLE, target));
            if (!ground.isIndoors(table.terrain(), zone) && isAllowed) {
                Throw fire = new Throw(slot, actor.inventory().held(slot).name(), target);
                menu.add(table.survivorsIn(zone).isEmpty() ? fire : new Endanger(fire));
            }
        }
    }

    private static int bottle(Inventory inventory) {
        for (int slot = 0; slot < inventory.slots().hands(); slot++) {
            if (!inventory.isEmpty(slot) && inventory.held(slot).card().has(Fire.class)) {
                return slot;
            }
        }
        return -1;
    }
}
