package redoubt.horde.action;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Seat;

/** At any time, a player may discard a card from one of their survivors for free. */
public record DiscardCard(SurvivorId survivor, int slot, String card, String slotName) implements Interrupt<Table> {
    /** All cards that a seat may discard now. */
    public static List<Interrupt<Table>> of(Table table, Seat seat) {
        List<Interrupt<Table>> all = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && survivor.seat().equals(seat)) {
                Inventory inventory = survivor.inventory();
                for (int slot : inventory.filled()) {
                    all.add(new DiscardCard(
                            survivor.id(),
                            slot,
                            inventory.held(slot).name(),
                            Carrying.slotName(table, survivor, slot)));
                }
            }
        }
        return all;
    }

    @Override
    public String key() {
        return "discard " + survivor + " " + slotName + " " + card;
    }

    @Override
    public List<Mark> marks() {
        return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.CARD.mark(card), MarkKind.SLOT.mark(slotName));
    }

    @Override
    public void happen(Play<Table> play) {
        Carrying.discard(play, survivor, slot, Cite.DISCARD_ANY_TIME);
    }
}
