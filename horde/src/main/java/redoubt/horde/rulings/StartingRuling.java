package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Ruling;

/** Hook: what a starting skill gives a survivor at the beginning. */
public interface StartingRuling extends Ruling {
    /** The names of cards received on top of those handed out. */
    default List<String> cards() {
        return List.of();
    }

    default int adrenaline() {
        return 0;
    }
}
