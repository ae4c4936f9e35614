package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent.CardDiscarded;
import redoubt.horde.event.HordeEvent.WoundsIgnored;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor about to be wounded may discard cards instead, one for each wound. */
public record DiscardForWounds(SurvivorId survivor, int wounds) implements Question<Table, DiscardForWounds.Price> {
    private static final int NO_SLOT = -1;

    /** A card is discarded for one wound, or the wounds are suffered. */
    public record Price(int slot, String text) implements Option {
        @Override
        public String key() {
            return text;
        }

        @Override
        public List<Mark> marks() {
            return slot == NO_SLOT ? List.of() : List.of(new Mark("card", text.substring("discard ".length())));
        }
    }

    @Override
    public Decision<Price> decision(Table table) {
        List<Price> options = new ArrayList<>();
        Inventory inventory = table.survivor(survivor).inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot)) {
                options.add(new Price(
                        slot,
                        "discard " + inventory.slots().name(slot) + " "
                                + inventory.held(slot).name()));
            }
        }
        options.add(new Price(NO_SLOT, wounds == 1 ? "suffer the wound" : "suffer " + wounds + " wounds"));
        return new Decision<>(table.cite(Cite.CARDS_FOR_WOUNDS), table.seatOf(survivor), options);
    }

    @Override
    public void answer(Price chosen, Play<Table> play) {
        if (chosen.slot() == NO_SLOT) {
            play.then(new SufferWounds(survivor, wounds));
            return;
        }
        discard(chosen.slot(), play);
        play.log(new WoundsIgnored(play.table().cite(Cite.CARDS_FOR_WOUNDS), survivor, "card", 1));
        if (wounds > 1) {
            play.then(new DiscardForWounds(survivor, wounds - 1));
        }
    }

    private void discard(int slot, Play<Table> play) {
        Table table = play.table();
        Survivor owner = table.survivor(survivor);
        Equipment card = owner.inventory().held(slot).card();
        Table changed = table.with(owner.withInventory(owner.inventory().without(slot)));
        for (Deck deck : table.decks()) {
            if (deck.name().equals(card.deck())) {
                changed = changed.with(deck.withDiscard(deck.discard().with(card.index())));
            }
        }
        play.table(changed);
        play.log(new CardDiscarded(table.cite(Cite.CARDS_FOR_WOUNDS), survivor, card.name()));
    }
}
