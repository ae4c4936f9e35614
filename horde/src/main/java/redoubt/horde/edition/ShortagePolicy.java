package redoubt.horde.edition;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** Policy: what happens when a spawn needs more miniatures than are left. */
public interface ShortagePolicy {
    /** Steps after the last miniatures of a kind were placed and some were missing. */
    List<Step<Table>> shortage(Table table, int kind, int missing, Zone zone);

    /** The same for zombies that a card of the equipment deck brings. */
    default List<Step<Table>> ambush(Table table, int kind, int missing, Zone zone) {
        return shortage(table, kind, missing, zone);
    }
}
