package redoubt.horde.rulings;

import redoubt.horde.table.Equipment;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Hook: where and how often a survivor searches, how many cards, and what a drawn card does. */
public interface SearchRuling extends Ruling {
    /** Whether the survivor may search in the zone where it stands although the general rule forbids that kind of zone. */
    default boolean opensZone(Table table, Survivor searcher) {
        return false;
    }

    /** Whether nobody may search here now, whatever the general rule says. */
    default boolean forbids(Table table, Survivor searcher) {
        return false;
    }

    default boolean isMoreThanOnce() {
        return false;
    }

    /** How many cards a search draws; the highest answer counts. */
    default int cards(Table table, Survivor searcher) {
        return 1;
    }

    /**
     * Whether this ruling takes over what becomes of a card just drawn (an ambush, a card that may be exchanged); if it does it
     * puts its own steps on the agenda and answers true, and nobody else is asked.
     */
    default boolean drawn(SurvivorId searcher, Equipment card, boolean bySearch, Play<Table> play) {
        return false;
    }
}
