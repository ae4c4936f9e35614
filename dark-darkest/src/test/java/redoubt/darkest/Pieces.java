package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.Chip;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.view.VictimsView;

/** Counts the pieces of a table, for the laws that none is lost or made. */
final class Pieces {
    private Pieces() {}

    /** Every card, chip and Creature board is in exactly one place; a starting card nobody holds is in the box. */
    static SortedMap<String, Integer> of(Table table) {
        TreeMap<String, Integer> pieces = new TreeMap<>();
        for (Card card : table.print().cards()) {
            int places = Collections.frequency(table.stock().deck().list(), card.index())
                    + Collections.frequency(table.stock().found(), card.index())
                    + Collections.frequency(table.stock().gone(), card.index());
            for (Survivor survivor : table.survivors()) {
                places += (int) survivor.pack().items().stream()
                        .map(Item::card)
                        .filter(card::equals)
                        .count();
            }
            pieces.put("card " + card.index(), card.isStarting() ? Math.max(1, places) : places);
        }
        for (Chip chip : table.print().chips()) {
            int places = Collections.frequency(table.security().inserted(), chip)
                    + Collections.frequency(table.security().unused(), chip)
                    + Collections.frequency(table.security().gone(), chip)
                    + (int) table.security().doors().stream()
                            .map(DoorChip::chip)
                            .filter(chip::equals)
                            .count();
            for (Survivor survivor : table.survivors()) {
                places += Collections.frequency(survivor.pack().chips(), chip);
            }
            pieces.put("chip " + chip.name(), places);
        }
        pieces.put(
                "Creatures",
                table.stock().creatures().size()
                        + table.stock().setAside().size()
                        + (int) table.menace().creature().stream().count());
        return pieces;
    }

    /** What only becomes fewer: tokens, Code tokens and cameras once they are turned; Victims go somewhere. */
    static void onlyFewer(Table before, Table after) {
        assertThat(tokens(after)).as("Spawn tokens").isLessThanOrEqualTo(tokens(before));
        assertThat(after.security().code().size())
                .as("Code tokens")
                .isLessThanOrEqualTo(before.security().code().size());
        if (before.clock().round() > 0) {
            assertThat(after.security().cameras().size())
                    .as("cameras")
                    .isLessThanOrEqualTo(before.security().cameras().size());
            if (!after.clock().isShowdown()) {
                assertThat(victims(after)).as("Victims").isEqualTo(victims(before));
            }
        }
    }

    private static int tokens(Table table) {
        return table.stock().spawn().size() + table.menace().tokens().size();
    }

    private static int victims(Table table) {
        return Boxes.view(table).victims().map(Pieces::victims).orElse(0);
    }

    private static int victims(VictimsView view) {
        return view.victims().size() + view.saved() + view.lost();
    }
}
