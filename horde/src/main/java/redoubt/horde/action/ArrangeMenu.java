package redoubt.horde.action;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;

/** Lists the small changes by which inventories can be put in order; all hands are alike, and so are all places in the backpack. */
final class ArrangeMenu {
    private static final Rearrangement.Done DONE = new Rearrangement.Done();

    private final Table table;
    private final Arrange arrange;
    private final List<Rearrangement> options = new ArrayList<>();

    ArrangeMenu(Table table, Arrange arrange) {
        this.table = table;
        this.arrange = arrange;
    }

    /** One of those whose cards are put in order. */
    private record Side(Survivor owner, boolean isPartner, Inventory inventory, Slots slots, boolean isOver) {
        static Side of(Table table, Survivor owner, boolean isPartner) {
            Slots slots = Carrying.slots(table, owner);
            boolean isOver = Carrying.isOverTheLimit(owner.inventory(), slots);
            return new Side(owner, isPartner, owner.inventory(), slots, isOver);
        }

        String card(int slot) {
            return inventory.held(slot).name();
        }

        boolean isNew(int slot) {
            return slot >= slots.size();
        }

        String slotName(int slot) {
            return isNew(slot) ? Carrying.NEW : inventory.slots().name(slot);
        }
    }

    List<Rearrangement> options() {
        Side own = Side.of(table, table.survivor(arrange.survivor()), false);
        boolean isOver = own.isOver;
        puts(own);
        if (arrange.partner().isPresent()) {
            Side partner = Side.of(table, table.survivor(arrange.partner().get()), true);
            isOver |= partner.isOver;
            puts(partner);
            gives(own, partner);
            gives(partner, own);
        }
        if (!isOver) {
            options.add(DONE);
        }
        return options;
    }

    /** What two survivors may hand each other. */
    List<Rearrangement> gifts(Survivor survivor, Survivor partner) {
        Side own = Side.of(table, survivor, false);
        Side other = Side.of(table, partner, true);
        gives(own, other);
        gives(other, own);
        return options;
    }

    private void puts(Side side) {
        for (int from = 0; from < side.inventory.size(); from++) {
            if (side.inventory.isEmpty(from) || isRepeated(side, from)) {
                continue;
            }
            if (!arrange.isSettled(side.owner.id(), from)) {
                putsOf(side, from);
            }
            if (side.isOver) {
                options.add(new Rearrangement.Drop(
                        side.owner.id(), side.isPartner, side.card(from), from, side.slotName(from)));
            }
        }
    }

    private void putsOf(Side side, int from) {
        Inventory inventory = side.inventory;
        Slots slots = side.slots;
        Equipment card = inventory.held(from).card();
        for (int to = 0; to < Math.min(slots.size(), inventory.size()); to++) {
            if (!side.isNew(from) && Carrying.isSamePart(slots, from, to)
                    || !Carrying.fits(side.owner, slots, to, card)) {
                continue;
            }
            boolean isOffered =
                    inventory.isEmpty(to) ? Carrying.empty(inventory, slots, to) == to : isSwapOffered(side, from, to);
            if (isOffered) {
                options.add(new Rearrangement.Put(
                        side.owner.id(), side.isPartner, card.name(), from, side.slotName(from), to, slots.name(to)));
            }
        }
    }

    /** A swap is offered once, as a move of the card in the later slot; the backpack takes everything. */
    private boolean isSwapOffered(Side side, int from, int to) {
        Item there = side.inventory.held(to);
        return from > to
                && !arrange.isSettled(side.owner.id(), to)
                && !there.equals(side.inventory.held(from))
                && !(side.isNew(from) && side.slots.isBackpack(to))
                && (side.isNew(from) || Carrying.fits(side.owner, side.slots, from, there.card()));
    }

    private void gives(Side giver, Side taker) {
        SurvivorId from = giver.owner.id();
        SurvivorId to = taker.owner.id();
        for (int slot = 0; slot < giver.inventory.size() && !taker.isOver; slot++) {
            if (!giver.inventory.isEmpty(slot) && !arrange.isReceived(from, slot) && !isRepeated(giver, slot)) {
                options.add(new Rearrangement.Give(
                        from, to, giver.isPartner, giver.card(slot), slot, giver.slotName(slot)));
            }
        }
        List<String> carried = giver.owner.carried();
        for (int i = 0; i < carried.size(); i++) {
            String token = carried.get(i);
            if (carried.indexOf(token) == i && isToHand(token, carried, taker.owner.carried())) {
                options.add(new Rearrangement.GiveToken(from, to, giver.isPartner, token));
            }
        }
    }

    /** In a trade, each token changes hands at most once. */
    private boolean isToHand(String token, List<String> one, List<String> other) {
        return Collections.frequency(arrange.handed(), token)
                < Collections.frequency(one, token) + Collections.frequency(other, token);
    }

    /** Whether an equal card lies before it in the same part of the inventory and may be moved just as freely. */
    private boolean isRepeated(Side side, int slot) {
        SurvivorId owner = side.owner.id();
        Item item = side.inventory.held(slot);
        for (int earlier = 0; earlier < slot && !side.isNew(slot); earlier++) {
            if (!side.inventory.isEmpty(earlier)
                    && side.inventory.held(earlier).equals(item)
                    && Carrying.isSamePart(side.slots, earlier, slot)
                    && arrange.isSettled(owner, earlier) == arrange.isSettled(owner, slot)
                    && arrange.isReceived(owner, earlier) == arrange.isReceived(owner, slot)) {
                return true;
            }
        }
        return false;
    }
}
