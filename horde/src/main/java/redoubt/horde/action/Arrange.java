package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Seats;

/**
 * A survivor puts the cards of the inventory in order, one at a time, alone or trading with a partner, until done. A card that has
 * been put into its slot stays there, and one that has changed hands is not given back, so that any order can be reached and
 * nobody shuffles cards for ever; both are kept as bits, the survivor's slots first. So are the tokens handed over, by name.
 *
 * <p>For example, Ana has a sword in hand1 and a bow in pack1. She puts the bow into hand1: the cards swap, hand1 is settled, and the
 * sword, now in pack1, may still go anywhere. She gives it to Ben, who has it in his pack1: that slot of his is received, so the sword
 * is not offered back, but he may put it into a hand, and then it is settled there and received there.
 */
public record Arrange(
        SurvivorId survivor, Optional<SurvivorId> partner, int settled, int received, List<String> handed, Cite why)
        implements Question<Table, Rearrangement> {
    private static final int PARTNER = 16;

    public Arrange(SurvivorId survivor, Optional<SurvivorId> partner, Cite why) {
        this(survivor, partner, 0, 0, List.of(), why);
    }

    boolean isSettled(SurvivorId owner, int slot) {
        return (settled & bit(owner, slot)) != 0;
    }

    boolean isReceived(SurvivorId owner, int slot) {
        return (received & bit(owner, slot)) != 0;
    }

    private int bit(SurvivorId owner, int slot) {
        return 1 << (owner.equals(survivor) ? slot : PARTNER + slot);
    }

    @Override
    public Decision<Rearrangement> decision(Table table) {
        Seats seats = table.seatOf(survivor);
        if (partner.isPresent()) {
            seats = seats.with(table.survivor(partner.get()).seat());
        }
        List<Rearrangement> options = new ArrangeMenu(table, this).options();
        return new Decision<>(table.cite(why), seats, options);
    }

    @Override
    public void answer(Rearrangement chosen, Play<Table> play) {
        switch (chosen) {
            case Rearrangement.Done _ -> {}
            case Rearrangement.Put put -> put(put, play);
            case Rearrangement.Give give -> give(give, play);
            case Rearrangement.GiveToken give -> giveToken(give, play);
            case Rearrangement.Drop drop -> {
                play.then(this);
                GiveUpCard.orDiscard(play, drop.owner(), drop.slot(), Cite.KEEP_OR_DISCARD);
            }
        }
    }

    /** The card put is settled in its slot; one that made room for it may still go anywhere. */
    private void put(Rearrangement.Put put, Play<Table> play) {
        int from = bit(put.owner(), put.from());
        int to = bit(put.owner(), put.to());
        boolean isSwap = !play.table().survivor(put.owner()).inventory().isEmpty(put.to());
        int changed = received & ~from & ~to;
        changed |= (received & from) == 0 ? 0 : to;
        changed |= isSwap && (received & to) != 0 ? from : 0;
        play.then(new Arrange(survivor, partner, settled & ~from | to, changed, handed, why));
        Table table = play.table();
        Survivor owner = table.survivor(put.owner());
        Inventory inventory = owner.inventory();
        Optional<Item> displaced = inventory.item(put.to());
        Survivor tidy = owner.withInventory(inventory.swapped(put.from(), put.to()));
        play.table(table.with(Carrying.tidied(table, tidy)));
        if (put.isNew()) {
            Rulings.happened(play, new HordeEvent.CardKept(table.cite(why), put.owner(), put.card(), put.toName()));
        } else {
            play.log(new HordeEvent.CardMoved(table.cite(why), put.owner(), put.card(), put.fromName(), put.toName()));
        }
        if (displaced.isPresent()) {
            play.log(new HordeEvent.CardMoved(
                    table.cite(why), put.owner(), displaced.get().name(), put.toName(), put.fromName()));
        }
    }

    /** A card received goes into the backpack, from where it can be moved on, or into the slot too many. */
    private void give(Rearrangement.Give give, Play<Table> play) {
        Table table = play.table();
        Survivor giver = table.survivor(give.giver());
        Item item = giver.inventory().held(give.slot());
        Survivor poorer = giver.withInventory(giver.inventory().without(give.slot()));
        table = table.with(Carrying.tidied(table, poorer));
        Survivor taker = table.survivor(give.taker());
        Slots slots = Carrying.slots(table, taker);
        int free = Carrying.empty(taker.inventory(), slots, slots.size() - 1);
        Survivor richer = free < 0
                ? Carrying.withNew(table, taker, item)
                : taker.withInventory(taker.inventory().with(free, item));
        play.table(table.with(richer));
        int left = bit(give.giver(), give.slot());
        int reached = bit(give.taker(), free < 0 ? richer.inventory().size() - 1 : free);
        play.then(new Arrange(survivor, partner, settled & ~left & ~reached, received & ~left | reached, handed, why));
        Rulings.happened(
                play, new HordeEvent.CardGiven(table.cite(Cite.TRADE), give.giver(), give.taker(), item.name()));
    }

    private void giveToken(Rearrangement.GiveToken give, Play<Table> play) {
        Table table = play.table();
        Survivor giver = table.survivor(give.giver());
        Survivor taker = table.survivor(give.taker());
        List<String> fewer = new ArrayList<>(giver.carried());
        fewer.remove(give.token());
        List<String> more = new ArrayList<>(taker.carried());
        more.add(give.token());
        List<String> gone = new ArrayList<>(handed);
        gone.add(give.token());
        play.then(new Arrange(survivor, partner, settled, received, List.copyOf(gone), why));
        play.table(table.with(giver.withCarried(fewer)).with(taker.withCarried(more)));
        Rulings.happened(
                play, new HordeEvent.TokenGiven(table.cite(Cite.TRADE), give.giver(), give.taker(), give.token()));
    }
}
