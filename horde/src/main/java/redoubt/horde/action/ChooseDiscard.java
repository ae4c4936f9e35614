package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The owner of a survivor who carries too much chooses what to discard from the backpack. */
public record ChooseDiscard(SurvivorId survivor) implements Question<Table, ChooseDiscard.Away> {
    /** Discard this card. */
    public record Away(SurvivorId survivor, int slot, String card, String slotName) implements Option {
        @Override
        public String key() {
            return "discard " + card + " of " + slotName;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.CARD.mark(card), MarkKind.SLOT.mark(slotName));
        }
    }

    @Override
    public Decision<Away> decision(Table table) {
        Survivor owner = table.survivor(survivor);
        Inventory inventory = owner.inventory();
        List<Away> options = new ArrayList<>();
        for (int slot : inventory.filled()) {
            options.add(new Away(
                    survivor,
                    slot,
                    inventory.held(slot).name(),
                    inventory.slots().name(slot)));
        }
        return new Decision<>(table.cite(Cite.OVER_THE_LIMIT), table.seatOf(survivor), options);
    }

    @Override
    public void answer(Away chosen, Play<Table> play) {
        play.then(new DiscardDown(survivor));
        Carrying.discard(play, survivor, chosen.slot(), Cite.OVER_THE_LIMIT);
        moveUp(play);
    }

    /** A card in the extra slot moves into the place that has become free, if it may lie there. */
    private void moveUp(Play<Table> play) {
        Table table = play.table();
        Survivor owner = table.survivor(survivor);
        Inventory inventory = owner.inventory();
        Slots slots = Carrying.slots(table, owner);
        for (int slot = slots.size(); slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot)) {
                int free = Carrying.empty(inventory, slots, slots.size() - 1);
                if (free >= 0) {
                    inventory = inventory.swapped(slot, free);
                }
            }
        }
        Survivor changed = owner.withInventory(inventory);
        play.table(table.with(Carrying.tidied(table, changed)));
    }
}
