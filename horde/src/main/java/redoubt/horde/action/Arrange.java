package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * A survivor puts their cards in order, one at a time, alone or while trading with another survivor of the same player, until done.
 * A card that has been put into a slot stays there, and one that has changed hands is not given back, so that any order can be
 * reached but nobody moves cards about forever; both are kept as bits, the survivor's slots first. Tokens handed over are kept by
 * name.
 *
 * <p>For example, Ana has a sword in hand1 and a bow in pack1. She puts the bow into hand1: the cards swap, hand1 is settled, and
 * the sword, now in pack1, may still go anywhere. She gives it to Ben, and it lands in his pack1: that slot counts as received, so
 * the sword is not offered back. He may still put it into a hand, where it is then both settled and received.
 */
public record Arrange(
        SurvivorId survivor, Optional<SurvivorId> partner, int settled, int received, List<String> handed, RuleId rule)
        implements Question<Table, Rearrangement> {
    private static final int PARTNER = 16;

    public Arrange(SurvivorId survivor, Optional<SurvivorId> partner, RuleId rule) {
        this(survivor, partner, 0, 0, List.of(), rule);
    }

    /** A trade in which anything promised counts as received, so that it is not offered again. */
    static Arrange promising(RuleId rule, SurvivorId survivor, SurvivorId partner, Gifts gifts) {
        Arrange arrange = new Arrange(survivor, Optional.of(partner), rule);
        int promised = 0;
        for (Rearrangement.Gift gift : gifts.list()) {
            promised |= gift instanceof Rearrangement.Give give ? arrange.bit(give.giver(), give.slot()) : 0;
        }
        return new Arrange(survivor, Optional.of(partner), 0, promised, List.of(), rule);
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
        List<Rearrangement> options = new ArrangeMenu(table, this).options();
        return new Decision<>(rule, table.seatOf(survivor), options);
    }

    @Override
    public void answer(Rearrangement chosen, Play<Table> play) {
        switch (chosen) {
            case Rearrangement.Done _ -> {}
            case Rearrangement.Propose _ -> throw new IllegalStateException("there is nobody to agree");
            case Rearrangement.Put put -> put(put, play);
            case Rearrangement.Give give -> give(give, play);
            case Rearrangement.GiveToken give -> giveToken(give, play);
            case Rearrangement.Drop drop -> {
                play.then(this);
                Carrying.discard(play, drop.owner(), drop.slot(), rule);
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
        play.then(new Arrange(survivor, partner, settled & ~from | to, changed, handed, rule));
        Table table = play.table();
        Survivor owner = table.survivor(put.owner());
        Inventory inventory = owner.inventory();
        Optional<Item> displaced = inventory.item(put.to());
        Survivor tidy = owner.withInventory(inventory.swapped(put.from(), put.to()));
        play.table(table.with(Carrying.tidied(table, tidy)));
        if (put.isNew()) {
            Rulings.happened(play, new HordeEvent.CardKept(rule, put.owner(), put.card(), put.toName()));
        } else {
            play.log(new HordeEvent.CardMoved(rule, put.owner(), put.card(), put.fromName(), put.toName()));
        }
        if (displaced.isPresent()) {
            play.log(new HordeEvent.CardMoved(rule, put.owner(), displaced.get().name(), put.toName(), put.fromName()));
        }
    }

    private void give(Rearrangement.Give give, Play<Table> play) {
        int reached = bit(give.taker(), HandOver.move(play, give));
        int left = bit(give.giver(), give.slot());
        play.then(new Arrange(survivor, partner, settled & ~left & ~reached, received & ~left | reached, handed, rule));
        HandOver.tell(play, give);
    }

    private void giveToken(Rearrangement.GiveToken give, Play<Table> play) {
        List<String> gone = new ArrayList<>(handed);
        gone.add(give.token());
        play.then(new Arrange(survivor, partner, settled, received, List.copyOf(gone), rule));
        HandOver.move(play, give);
        HandOver.tell(play, give);
    }
}
