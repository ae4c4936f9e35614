package redoubt.whitedeath.traits;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** With dragon bile and a torch a survivor burns everything in a zone at range 1, as a ranged action. */
public record DragonFire() implements ActionRuling {
    /** Burns this zone. */
    public record Burn(Zone zone) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.RANGED;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new BurnZone(actor, zone);
        }

        @Override
        public String key() {
            return "dragon fire " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (slotOf(actor, DragonBile.class) < 0
                || slotOf(actor, Torch.class) < 0
                || !menu.canPay(ActionKind.RANGED, 1)) {
            return;
        }
        ZoneSet near = Attacks.sight(table, actor).within(actor.zone().index(), 1, 1);
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            menu.add(new Burn(table.zone(zone)));
        }
    }

    /** The first slot with a card of this trait, or -1. */
    static int slotOf(Survivor survivor, Class<? extends Ruling> trait) {
        Inventory inventory = survivor.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot) && inventory.held(slot).card().has(trait)) {
                return slot;
            }
        }
        return -1;
    }
}
