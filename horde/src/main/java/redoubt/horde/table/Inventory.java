package redoubt.horde.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The cards a survivor carries, slot by slot; a packed value. */
public final class Inventory {
    private final Slots slots;
    private final Item[] items;
    private Working working;

    /** The traits of the cards that work for the owner of an ID card; kept, since they are asked for at every decision. */
    private record Working(SurvivorCard owner, Packed<Ruling> traits) {}

    private Inventory(Slots slots, Item[] items) {
        this.slots = slots;
        this.items = items;
    }

    public static Inventory empty(Slots slots) {
        return new Inventory(slots, new Item[slots.size()]);
    }

    public static Inventory of(Slots slots, List<Optional<Item>> items) {
        Item[] packed = new Item[slots.size()];
        for (int slot = 0; slot < packed.length; slot++) {
            packed[slot] = items.get(slot).orElse(null);
        }
        return new Inventory(slots, packed);
    }

    public Slots slots() {
        return slots;
    }

    public int size() {
        return items.length;
    }

    public boolean isEmpty(int slot) {
        return items[slot] == null;
    }

    public Optional<Item> item(int slot) {
        return Optional.ofNullable(items[slot]);
    }

    /** The item in a slot that is known to hold one. */
    public Item held(int slot) {
        if (items[slot] == null) {
            throw new IllegalStateException("nothing in " + slots.name(slot));
        }
        return items[slot];
    }

    /** Whether the card in a slot works there for the owner of an ID card. */
    public boolean isWorking(int slot, SurvivorCard owner) {
        Equipment card = held(slot).card();
        if (slots.isHand(slot)) {
            return card.isHand() || card.isUsableInBackpack();
        }
        if (slots.isBody(slot)) {
            return card.isBody() || owner.bodySlot().contains(card.name());
        }
        return card.isUsableInBackpack();
    }

    /** The traits of cards that are not weapons and lie in slots where they work for the owner of an ID card. */
    public Packed<Ruling> working(SurvivorCard owner) {
        Working kept = working;
        if (kept == null || kept.owner != owner) {
            kept = new Working(owner, traits(owner));
            working = kept;
        }
        return kept.traits;
    }

    private Packed<Ruling> traits(SurvivorCard owner) {
        List<Ruling> traits = new ArrayList<>();
        for (int slot = 0; slot < items.length; slot++) {
            if (items[slot] != null && !items[slot].card().isWeapon() && isWorking(slot, owner)) {
                traits.addAll(items[slot].card().traits());
            }
        }
        return Packed.copyOf(traits);
    }

    public Inventory with(int slot, Item item) {
        Item[] changed = items.clone();
        changed[slot] = item;
        return new Inventory(slots, changed);
    }

    public Inventory without(int slot) {
        Item[] changed = items.clone();
        changed[slot] = null;
        return new Inventory(slots, changed);
    }

    public Inventory swapped(int one, int other) {
        Item[] changed = items.clone();
        changed[one] = items[other];
        changed[other] = items[one];
        return new Inventory(slots, changed);
    }

    /** The same cards in an inventory with another number of slots; cards that no longer fit are an error. */
    public Inventory resized(Slots changed) {
        return new Inventory(changed, Arrays.copyOf(items, changed.size()));
    }

    public List<Item> items() {
        List<Item> all = new ArrayList<>(items.length);
        for (Item item : items) {
            if (item != null) {
                all.add(item);
            }
        }
        return all;
    }

    /** The slots that hold a card. */
    public List<Integer> filled() {
        List<Integer> all = new ArrayList<>(items.length);
        for (int slot = 0; slot < items.length; slot++) {
            if (items[slot] != null) {
                all.add(slot);
            }
        }
        return all;
    }

    /** The first slot that holds a card of this name, or -1. */
    public int slotOf(String name) {
        for (int slot = 0; slot < items.length; slot++) {
            if (items[slot] != null && items[slot].name().equals(name)) {
                return slot;
            }
        }
        return -1;
    }

    public int count(String name) {
        int count = 0;
        for (Item item : items) {
            count += item != null && item.name().equals(name) ? 1 : 0;
        }
        return count;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Inventory that && slots.equals(that.slots) && Arrays.equals(items, that.items);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(items);
    }

    @Override
    public String toString() {
        return Arrays.toString(items);
    }
}
