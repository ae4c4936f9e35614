package redoubt.secondedition.objective.effect;

import java.util.List;
import redoubt.horde.action.Carrying;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.secondedition.objective.Reading;

/** The taker's player chooses which card is discarded next, for as many as the card asks for. */
record ChooseToDiscard(Reading reading, DiscardCards asked) implements Question<Table, ChooseToDiscard.Give> {
    /** This card goes. */
    record Give(int slot, String slotName, String card) implements Option {
        @Override
        public String key() {
            return "discard " + slotName + " " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card), MarkKind.SLOT.mark(slotName));
        }
    }

    @Override
    public Decision<Give> decision(Table table) {
        Inventory inventory = reading.taker(table).inventory();
        return new Decision<>(
                reading.rule(),
                table.seatOf(reading.taker()),
                asked.slots(table, reading).stream()
                        .map(slot -> new Give(
                                slot,
                                inventory.slots().name(slot),
                                inventory.held(slot).name()))
                        .toList());
    }

    @Override
    public void answer(Give chosen, Play<Table> play) {
        Carrying.discard(play, reading.taker(), chosen.slot(), reading.rule());
        asked.oneLess().happen(play, reading);
    }
}
