package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Seats;

/**
 * A survivor puts the cards of the inventory in order, one at a time, alone or trading with a partner, until done. After so many
 * moves only what must be done is left, so that nobody shuffles cards for ever.
 */
public record Arrange(SurvivorId survivor, Optional<SurvivorId> partner, int moves, Cite why)
        implements Question<Table, Rearrangement> {

    /** A new arrangement with as many moves as any order of the cards may need. */
    public static Arrange of(Table table, SurvivorId survivor, Optional<SurvivorId> partner, Cite why) {
        int slots = Carrying.slots(table, table.survivor(survivor)).size();
        return new Arrange(survivor, partner, 2 * slots * (partner.isPresent() ? 2 : 1), why);
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
        if (!(chosen instanceof Rearrangement.Done)) {
            play.then(new Arrange(survivor, partner, Math.max(0, moves - 1), why));
        }
        switch (chosen) {
            case Rearrangement.Done _ -> {}
            case Rearrangement.Put put -> put(put, play);
            case Rearrangement.Give give -> give(give, play);
            case Rearrangement.GiveToken give -> giveToken(give, play);
            case Rearrangement.Drop drop -> Carrying.discard(play, drop.owner(), drop.slot(), Cite.KEEP_OR_DISCARD);
        }
    }

    private void put(Rearrangement.Put put, Play<Table> play) {
        Table table = play.table();
        Survivor owner = table.survivor(put.owner());
        Inventory inventory = owner.inventory();
        Optional<Item> other = inventory.item(put.to());
        Survivor changed = owner.withInventory(inventory.swapped(put.from(), put.to()));
        play.table(table.with(Carrying.tidied(table, changed)));
        if (put.isNew()) {
            Rulings.happened(play, new HordeEvent.CardKept(table.cite(why), put.owner(), put.card(), put.toName()));
        } else {
            play.log(new HordeEvent.CardMoved(table.cite(why), put.owner(), put.card(), put.fromName(), put.toName()));
        }
        if (other.isPresent()) {
            play.log(new HordeEvent.CardMoved(
                    table.cite(why), put.owner(), other.get().name(), put.toName(), put.fromName()));
        }
    }

    private void give(Rearrangement.Give give, Play<Table> play) {
        Table table = play.table();
        Survivor giver = table.survivor(give.giver());
        Item item = giver.inventory().held(give.slot());
        Survivor poorer = giver.withInventory(giver.inventory().without(give.slot()));
        table = table.with(Carrying.tidied(table, poorer));
        table = table.with(received(table, table.survivor(give.taker()), item));
        play.table(table);
        Rulings.happened(
                play, new HordeEvent.CardGiven(table.cite(Cite.TRADE), give.giver(), give.taker(), item.name()));
    }

    /** A card received goes into the backpack, from where it can be moved on, or into the slot too many. */
    private static Survivor received(Table table, Survivor taker, Item item) {
        var slots = Carrying.slots(table, taker);
        int free = Carrying.empty(taker.inventory(), slots, slots.size() - 1);
        return free < 0
                ? Carrying.withNew(table, taker, item)
                : taker.withInventory(taker.inventory().with(free, item));
    }

    private void giveToken(Rearrangement.GiveToken give, Play<Table> play) {
        Table table = play.table();
        Survivor giver = table.survivor(give.giver());
        Survivor taker = table.survivor(give.taker());
        List<String> fewer = new ArrayList<>(giver.carried());
        fewer.remove(give.token());
        List<String> more = new ArrayList<>(taker.carried());
        more.add(give.token());
        play.table(table.with(giver.withCarried(fewer)).with(taker.withCarried(more)));
        Rulings.happened(
                play, new HordeEvent.TokenGiven(table.cite(Cite.TRADE), give.giver(), give.taker(), give.token()));
    }
}
