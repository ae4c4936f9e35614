package redoubt.secondedition.objective.effect;

import java.util.List;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The taker discards so many equipment cards, or weapons alone, which they must have. */
public record DiscardCards(int cards, boolean areWeapons) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        if (cards > 0 && !slots(play.table(), reading).isEmpty()) {
            play.then(new ChooseToDiscard(reading, this));
        }
    }

    @Override
    public boolean isPossible(Table table, Reading reading) {
        return slots(table, reading).size() >= cards;
    }

    /** The slots with a card that may go. */
    List<Integer> slots(Table table, Reading reading) {
        Inventory inventory = reading.taker(table).inventory();
        return inventory.filled().stream()
                .filter(slot -> !areWeapons || inventory.held(slot).card().isWeapon())
                .toList();
    }

    DiscardCards oneLess() {
        return new DiscardCards(cards - 1, areWeapons);
    }
}
