package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Carrying;
import redoubt.horde.event.HordeEvent.WoundsIgnored;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor about to be wounded may discard cards instead, one for each wound. */
public record DiscardForWounds(SurvivorId survivor, int wounds, Cite why)
        implements Question<Table, DiscardForWounds.Price> {
    /** What is given up. */
    public sealed interface Price extends Option {}

    /** A card is discarded for one wound. */
    public record GiveCard(int slot, String slotName, String card) implements Price {
        @Override
        public String key() {
            return "discard " + slotName + " " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card), MarkKind.SLOT.mark(slotName));
        }
    }

    /** The wounds are suffered. */
    public record Bear(int wounds) implements Price {
        @Override
        public String key() {
            return wounds == 1 ? "suffer the wound" : "suffer " + wounds + " wounds";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.COUNT.mark(Integer.toString(wounds)));
        }
    }

    @Override
    public Decision<Price> decision(Table table) {
        List<Price> options = new ArrayList<>();
        Inventory inventory = table.survivor(survivor).inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot)) {
                options.add(new GiveCard(
                        slot, inventory.slots().name(slot), inventory.held(slot).name()));
            }
        }
        options.add(new Bear(wounds));
        return new Decision<>(table.cite(Cite.CARDS_FOR_WOUNDS), table.seatOf(survivor), options);
    }

    @Override
    public void answer(Price chosen, Play<Table> play) {
        switch (chosen) {
            case Bear bear -> play.then(new SufferWounds(survivor, bear.wounds(), why));
            case GiveCard give -> {
                Carrying.discard(play, survivor, give.slot(), Cite.CARDS_FOR_WOUNDS);
                play.log(new WoundsIgnored(play.table().cite(Cite.CARDS_FOR_WOUNDS), survivor, "card", 1));
                if (wounds > 1) {
                    play.then(new DiscardForWounds(survivor, wounds - 1, why));
                }
            }
        }
    }
}
