package redoubt.horde.action;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * What a survivor can carry and in which slots. A card just gained lies in an extra slot at the end of the backpack until it has
 * found its place, so that the table always shows where every card is.
 */
public final class Carrying {
    /** The name of the extra slot. */
    public static final String NEW = "new";

    private Carrying() {}

    /** The slots that edition and skills give a survivor. */
    public static Slots slots(Table table, Survivor survivor) {
        Slots slots = table.print().slots();
        int more = 0;
        for (Skill skill : survivor.skills()) {
            more += skill.moreBackpack();
        }
        return more == 0 ? slots : slots.withBackpack(slots.backpack() + more);
    }

    /** Whether a card may lie in a slot of this survivor. */
    public static boolean fits(Survivor survivor, Slots slots, int slot, Equipment card) {
        if (slots.isHand(slot)) {
            return card.isHand();
        }
        if (slots.isBody(slot)) {
            return card.isBody() || survivor.card().bodySlot().contains(card.name());
        }
        return true;
    }

    /** Whether the survivor holds more than their slots allow. */
    public static boolean isOverTheLimit(Table table, Survivor survivor) {
        return isOverTheLimit(survivor.inventory(), slots(table, survivor));
    }

    static boolean isOverTheLimit(Inventory inventory, Slots slots) {
        for (int slot = slots.size(); slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot)) {
                return true;
            }
        }
        return false;
    }

    /** The first empty slot in the same part of the inventory (hands, body, backpack) as a given slot, or -1. */
    static int empty(Inventory inventory, Slots slots, int like) {
        for (int slot = 0; slot < slots.size() && slot < inventory.size(); slot++) {
            if (inventory.isEmpty(slot) && isSamePart(slots, slot, like)) {
                return slot;
            }
        }
        return -1;
    }

    static boolean isSamePart(Slots slots, int one, int other) {
        return slots.isHand(one) == slots.isHand(other) && slots.isBody(one) == slots.isBody(other);
    }

    /** The survivor with an item in the extra slot. */
    static Survivor withNew(Table table, Survivor survivor, Item item) {
        Slots slots = slots(table, survivor);
        Inventory inventory = survivor.inventory();
        Slots larger =
                slots.withBackpack(Math.max(slots.backpack(), inventory.slots().backpack()) + 1);
        return survivor.withInventory(inventory.resized(larger).with(larger.size() - 1, item));
    }

    /** The survivor without the extra slot, if nothing lies in it. */
    static Survivor tidied(Table table, Survivor survivor) {
        Slots slots = slots(table, survivor);
        if (survivor.inventory().slots().equals(slots) || isOverTheLimit(survivor.inventory(), slots)) {
            return survivor;
        }
        return survivor.withInventory(survivor.inventory().resized(slots));
    }

    /** The name of a slot, as used in keys and events. */
    static String slotName(Table table, Survivor survivor, int slot) {
        return slot < slots(table, survivor).size()
                ? survivor.inventory().slots().name(slot)
                : NEW;
    }

    /** Discards the card in a slot. */
    public static void discard(Play<Table> play, SurvivorId id, int slot, Cite why) {
        discard(play, id, slot, play.table().cite(why));
    }

    /** Discards the card in a slot by a rule of the edition. */
    public static void discard(Play<Table> play, SurvivorId id, int slot, RuleId rule) {
        Equipment card = letGo(play, id, slot);
        play.log(new HordeEvent.CardDiscarded(rule, id, card.name()));
    }

    /** The card in a slot goes to its discard pile, which the caller tells of. */
    public static Equipment letGo(Play<Table> play, SurvivorId id, int slot) {
        Survivor owner = play.table().survivor(id);
        Equipment card = owner.inventory().held(slot).card();
        Table table = play.table().with(owner.withInventory(owner.inventory().without(slot)));
        table = table.with(tidied(table, table.survivor(id)));
        play.table(EquipmentDecks.discarded(table, card));
        return card;
    }
}
