package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Carrying;
import redoubt.horde.action.EquipmentDecks;
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

/**
 * The owner chooses in which slot a card begins that is handed out before the game, or was kept from an earlier one; whoever has no
 * room for it discards another card, or this one.
 */
public record ReceiveStarting(SurvivorId survivor, int card, Cite rule)
        implements Question<Table, ReceiveStarting.Choice> {
    /** What becomes of the card. */
    public sealed interface Choice extends Option {}

    /** Into this slot. */
    public record Into(SurvivorId survivor, String card, int slot, String slotName) implements Choice {
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

    /** There is no room: this card is discarded to make some. */
    public record MakeRoom(SurvivorId survivor, String card, int slot, String slotName) implements Choice {
        @Override
        public String key() {
            return "discard " + slotName + " " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.CARD.mark(card), MarkKind.SLOT.mark(slotName));
        }
    }

    /** There is no room, and the card itself is discarded. */
    public record DoWithout(SurvivorId survivor, String card) implements Choice {
        @Override
        public String key() {
            return "do without " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.CARD.mark(card));
        }
    }

    @Override
    public Decision<Choice> decision(Table table) {
        List<Choice> choices = new ArrayList<>(options(table));
        if (choices.isEmpty()) {
            Inventory inventory = table.survivor(survivor).inventory();
            for (int slot : inventory.filled()) {
                String held = inventory.held(slot).name();
                choices.add(new MakeRoom(survivor, held, slot, inventory.slots().name(slot)));
            }
            choices.add(new DoWithout(survivor, equipment(table).name()));
        }
        return new Decision<>(table.cite(rule), table.seatOf(survivor), choices);
    }

    @Override
    public void answer(Choice chosen, Play<Table> play) {
        switch (chosen) {
            case Into into -> {
                Table table = placed(play.table(), into.slot());
                play.table(table);
                play.log(new HordeEvent.CardKept(table.cite(rule), survivor, into.card(), into.slotName()));
            }
            case MakeRoom room -> {
                Carrying.discard(play, survivor, room.slot(), rule);
                play.then(this);
            }
            case DoWithout without -> {
                play.table(EquipmentDecks.discarded(play.table(), equipment(play.table())));
                play.log(new HordeEvent.CardDiscarded(play.table().cite(rule), survivor, without.card()));
            }
        }
    }

    private Equipment equipment(Table table) {
        return table.print().equipment().get(card);
    }

    /** The table with the card in the first slot that takes it: a hand before the body or the backpack. */
    Table placedAnywhere(Table table) {
        return placed(table, options(table).getFirst().slot());
    }

    private Table placed(Table table, int slot) {
        Survivor owner = table.survivor(survivor);
        Inventory inventory = owner.inventory();
        Inventory wide = slot < inventory.size() ? inventory : inventory.resized(Carrying.slots(table, owner));
        return table.with(owner.withInventory(wide.with(slot, Item.of(equipment(table)))));
    }

    /** Whether the survivor has a slot left that takes the card. */
    boolean hasRoom(Table table) {
        return !options(table).isEmpty();
    }

    /** One empty slot of each part of the inventory that takes the card, also one that only a skill gives. */
    private List<Into> options(Table table) {
        Survivor owner = table.survivor(survivor);
        List<Into> options = options(table, owner, owner.inventory());
        return options.isEmpty()
                ? options(table, owner, owner.inventory().resized(Carrying.slots(table, owner)))
                : options;
    }

    private List<Into> options(Table table, Survivor owner, Inventory inventory) {
        Slots slots = inventory.slots();
        List<Into> options = new ArrayList<>(3);
        int part = 0;
        for (int slot = 0; slot < slots.size(); slot++) {
            int bit = slots.isHand(slot) ? 1 : slots.isBody(slot) ? 2 : 4;
            if (inventory.isEmpty(slot) && (part & bit) == 0 && Carrying.fits(owner, slots, slot, equipment(table))) {
                part |= bit;
                options.add(new Into(survivor, equipment(table).name(), slot, slots.name(slot)));
            }
        }
        return options;
    }
}
