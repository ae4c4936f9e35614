package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Ruling;

/** Hook: what a survivor has at the beginning through a starting skill. */
public interface StartingRuling extends Ruling {
    /** Names of cards received on top of those that are handed out. */
    default List<String> cards() {
        return List.of();
    }

    default int adrenaline() {
        return 0;
    }
}
