package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Carrying;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The owner chooses in which slot a card of starting equipment begins. */
record ReceiveStarting(SurvivorId survivor, int card) implements Question<Table, ReceiveStarting.Into> {
    /** Into this slot. */
    record Into(SurvivorId survivor, String card, int slot, String slotName) implements Option {
        @Override
        public String key() {
            return "put " + card + " in " + slotName;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.CARD.mark(card), MarkKind.SLOT.mark(slotName));
        }
    }

    @Override
    public Decision<Into> decision(Table table) {
        return new Decision<>(table.cite(Cite.SET_UP_EQUIPMENT), table.seatOf(survivor), options(table));
    }

    @Override
    public void answer(Into chosen, Play<Table> play) {
        Table table = placed(play.table(), chosen.slot());
        play.table(table);
        play.log(
                new HordeEvent.CardKept(table.cite(Cite.SET_UP_EQUIPMENT), survivor, chosen.card(), chosen.slotName()));
    }

    /** The table with the card in the first slot that takes it: a hand before the body or the backpack. */
    Table placedAnywhere(Table table) {
        return placed(table, options(table).getFirst().slot());
    }

    private Table placed(Table table, int slot) {
        Survivor owner = table.survivor(survivor);
        Item item = Item.of(table.print().equipment().get(card));
        return table.with(owner.withInventory(owner.inventory().with(slot, item)));
    }

    /** Whether the survivor has a slot left that takes the card. */
    boolean hasRoom(Table table) {
        return !options(table).isEmpty();
    }

    /** One empty slot of each part of the inventory that takes the card. */
    private List<Into> options(Table table) {
        Survivor owner = table.survivor(survivor);
        Inventory inventory = owner.inventory();
        Slots slots = inventory.slots();
        Equipment equipment = table.print().equipment().get(card);
        List<Into> options = new ArrayList<>(3);
        int part = 0;
        for (int slot = 0; slot < slots.size(); slot++) {
            int bit = slots.isHand(slot) ? 1 : slots.isBody(slot) ? 2 : 4;
            if (inventory.isEmpty(slot) && (part & bit) == 0 && Carrying.fits(owner, slots, slot, equipment)) {
                part |= bit;
                options.add(new Into(survivor, equipment.name(), slot, slots.name(slot)));
            }
        }
        return options;
    }
}
