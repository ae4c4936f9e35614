package redoubt.horde.action;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Lists the small changes by which inventories can be put in order; all hands are alike, and so are all places in the backpack. */
final class ArrangeMenu {
    private final Table table;
    private final Arrange arrange;
    private final List<Rearrangement> options = new ArrayList<>();

    ArrangeMenu(Table table, Arrange arrange) {
        this.table = table;
        this.arrange = arrange;
    }

    List<Rearrangement> options() {
        Survivor survivor = table.survivor(arrange.survivor());
        boolean isOver = Carrying.isOverTheLimit(table, survivor);
        puts(survivor, false);
        if (arrange.partner().isPresent()) {
            Survivor partner = table.survivor(arrange.partner().get());
            isOver |= Carrying.isOverTheLimit(table, partner);
            puts(partner, true);
            gifts(survivor, partner);
        }
        if (!isOver) {
            options.add(new Rearrangement.Done());
        }
        return options;
    }

    /** What two survivors may hand each other. */
    List<Rearrangement> gifts(Survivor survivor, Survivor partner) {
        gives(survivor, partner, false);
        gives(partner, survivor, true);
        return options;
    }

    private void puts(Survivor owner, boolean isPartner) {
        Inventory inventory = owner.inventory();
        Slots slots = Carrying.slots(table, owner);
        boolean isOver = Carrying.isOverTheLimit(table, owner);
        for (int from = 0; from < inventory.size(); from++) {
            if (inventory.isEmpty(from) || isRepeated(owner, slots, from)) {
                continue;
            }
            if (!arrange.isSettled(owner.id(), from)) {
                putsOf(owner, isPartner, slots, from);
            }
            if (isOver) {
                options.add(new Rearrangement.Drop(
                        owner.id(), isPartner, inventory.held(from).name(), from, slotName(slots, inventory, from)));
            }
        }
    }

    private void putsOf(Survivor owner, boolean isPartner, Slots slots, int from) {
        Inventory inventory = owner.inventory();
        boolean isNew = from >= slots.size();
        Equipment card = inventory.held(from).card();
        for (int to = 0; to < Math.min(slots.size(), inventory.size()); to++) {
            if (!isNew && Carrying.isSamePart(slots, from, to) || !Carrying.fits(owner, slots, to, card)) {
                continue;
            }
            boolean isOffered = inventory.isEmpty(to)
                    ? Carrying.empty(inventory, slots, to) == to
                    : isSwapOffered(owner, slots, from, to);
            if (isOffered) {
                put(owner, isPartner, slots, from, to);
            }
        }
    }

    /** A swap is offered once, as a move of the card in the later slot; the backpack takes everything. */
    private boolean isSwapOffered(Survivor owner, Slots slots, int from, int to) {
        Item there = owner.inventory().held(to);
        boolean isNew = from >= slots.size();
        return from > to
                && !arrange.isSettled(owner.id(), to)
                && !there.equals(owner.inventory().held(from))
                && !(isNew && slots.isBackpack(to))
                && (isNew || Carrying.fits(owner, slots, from, there.card()));
    }

    private void put(Survivor owner, boolean isPartner, Slots slots, int from, int to) {
        Inventory inventory = owner.inventory();
        options.add(new Rearrangement.Put(
                owner.id(),
                isPartner,
                inventory.held(from).name(),
                from,
                slotName(slots, inventory, from),
                to,
                slots.name(to)));
    }

    private void gives(Survivor giver, Survivor taker, boolean isTaken) {
        Inventory inventory = giver.inventory();
        Slots slots = Carrying.slots(table, giver);
        if (!Carrying.isOverTheLimit(table, taker)) {
            for (int slot = 0; slot < inventory.size(); slot++) {
                if (!inventory.isEmpty(slot)
                        && !arrange.isReceived(giver.id(), slot)
                        && !isRepeated(giver, slots, slot)) {
                    options.add(new Rearrangement.Give(
                            giver.id(),
                            taker.id(),
                            isTaken,
                            inventory.held(slot).name(),
                            slot,
                            slotName(slots, inventory, slot)));
                }
            }
        }
        List<String> carried = giver.carried();
        for (int i = 0; i < carried.size(); i++) {
            String token = carried.get(i);
            if (carried.indexOf(token) == i && isToHand(token, carried, taker.carried())) {
                options.add(new Rearrangement.GiveToken(giver.id(), taker.id(), isTaken, token));
            }
        }
    }

    /** In a trade, each token changes hands at most once. */
    private boolean isToHand(String token, List<String> one, List<String> other) {
        return Collections.frequency(arrange.handed(), token)
                < Collections.frequency(one, token) + Collections.frequency(other, token);
    }

    /** Whether an equal card lies before it in the same part of the inventory and may be moved just as freely. */
    private boolean isRepeated(Survivor owner, Slots slots, int slot) {
        Inventory inventory = owner.inventory();
        for (int earlier = 0; earlier < slot && slot < slots.size(); earlier++) {
            if (!inventory.isEmpty(earlier)
                    && Carrying.isSamePart(slots, earlier, slot)
                    && arrange.isSettled(owner.id(), earlier) == arrange.isSettled(owner.id(), slot)
                    && arrange.isReceived(owner.id(), earlier) == arrange.isReceived(owner.id(), slot)
                    && inventory.held(earlier).equals(inventory.held(slot))) {
                return true;
            }
        }
        return false;
    }

    private static String slotName(Slots slots, Inventory inventory, int slot) {
        return slot < slots.size() ? inventory.slots().name(slot) : Carrying.NEW;
    }
}
