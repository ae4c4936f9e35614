package redoubt.horde.edition;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** Policy: what happens when a spawn needs more miniatures than are left. */
public interface ShortagePolicy {
    /** What follows when the last miniatures of a kind have been placed and some were missing. */
    List<Step<Table>> shortage(Table table, int kind, int missing, Zone zone);

    /** The same for zombies brought by a card from the equipment deck. */
    default List<Step<Table>> ambush(Table table, int kind, int missing, Zone zone) {
        return shortage(table, kind, missing, zone);
    }
}
