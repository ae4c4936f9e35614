package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Item;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Something agreed on in a trade changes hands, unless it was discarded in the meantime. */
record HandOver(Rearrangement.Gift gift) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor giver = play.table().survivor(gift.giver());
        boolean isStillThere = switch (gift) {
            case Rearrangement.Give give ->
                giver.inventory().item(give.slot()).map(Item::name).equals(Optional.of(give.card()));
            case Rearrangement.GiveToken give -> giver.carried().contains(give.token());
        };
        if (isStillThere) {
            switch (gift) {
                case Rearrangement.Give give -> move(play, give);
                case Rearrangement.GiveToken give -> move(play, give);
            }
            tell(play, gift);
        }
    }

    /** Moves a card into the backpack, from where it can be moved on, or into the extra slot; returns that slot. */
    static int move(Play<Table> play, Rearrangement.Give give) {
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
        return free < 0 ? richer.inventory().size() - 1 : free;
    }

    static void move(Play<Table> play, Rearrangement.GiveToken give) {
        Table table = play.table();
        Survivor giver = table.survivor(give.giver());
        Survivor taker = table.survivor(give.taker());
        List<String> fewer = new ArrayList<>(giver.carried());
        fewer.remove(give.token());
        List<String> more = new ArrayList<>(taker.carried());
        more.add(give.token());
        play.table(table.with(giver.withCarried(fewer)).with(taker.withCarried(more)));
    }

    static void tell(Play<Table> play, Rearrangement.Gift gift) {
        RuleId rule = play.table().cite(Cite.TRADE);
        Rulings.happened(
                play,
                switch (gift) {
                    case Rearrangement.Give give ->
                        new HordeEvent.CardGiven(rule, give.giver(), give.taker(), give.card());
                    case Rearrangement.GiveToken give ->
                        new HordeEvent.TokenGiven(rule, give.giver(), give.taker(), give.token());
                });
    }
}
