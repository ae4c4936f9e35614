package redoubt.darkest.arrival;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.house.House;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * The tile that the dice named takes the Spawn token in its open room; a 6, a destroyed or locked tile and the closed Laboratory send
 * it next to a survivor, or else anywhere (DD-ENTRY-03, DD-ENTRY-05, DD-ENTRY-06, DD-GAP-42).
 */
public record FindEntry(int row, int column) implements Effect<Table> {
    private static final RuleId ROLLED = rule("DD-ENTRY-02");
    private static final RuleId BESIDE = rule("DD-ENTRY-05");
    private static final RuleId ANYWHERE = rule("DD-ENTRY-06");

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Optional<Integer> room = rolled(table);
        if (room.isPresent()) {
            play.then(new PlaceToken(room.get(), ROLLED));
            return;
        }
        List<Integer> beside = Rooms.besideSurvivors(table);
        List<Integer> rooms = beside.isEmpty() ? Rooms.anywhere(table) : beside;
        if (!rooms.isEmpty()) {
            play.then(new ChooseEntry(rooms, beside.isEmpty() ? ANYWHERE : BESIDE));
        }
    }

    private Optional<Integer> rolled(Table table) {
        if (column > House.COLUMNS) {
            return Optional.empty();
        }
        int tile = (row - 1) * House.COLUMNS + column - 1;
        return table.blaze().isDestroyed(tile) ? Optional.empty() : Rooms.entry(table, tile);
    }
}
