package redoubt.darkest.nemeses;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.arrival.Rooms;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.rulings.BeastRuling;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** He calls the zombies of a random Spawn token into a room next to a survivor (DD-NEM-01, DD-GAP-69). */
record DoctorMortimer() implements BeastRuling {
    private static final RuleId RULE = rule("DD-NEM-01");

    @Override
    public List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results) {
        List<Integer> rooms = new ArrayList<>();
        for (int each = 0; each < table.house().roomCount(); each++) {
            if (Rooms.isFree(table, each) && isNextToSurvivor(table, each)) {
                rooms.add(each);
            }
        }
        return rooms.isEmpty() || table.stock().spawn().isEmpty() ? List.of() : List.of(new CallZombies(rooms, RULE));
    }

    private static boolean isNextToSurvivor(Table table, int room) {
        for (Survivor survivor : table.playing()) {
            int tile = table.house().tile(survivor.room());
            if (table.house().beside(tile).contains(table.house().tile(room))) {
                return true;
            }
        }
        return false;
    }
}
