package redoubt.secondedition.objective;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Something that a card makes happen when it is read. */
public interface CardEffect {
    void happen(Play<Table> play, Reading reading);

    /** Whether it can happen now; a branch of a choice with something that cannot is not offered. */
    default boolean isPossible(Table table, Reading reading) {
        return true;
    }
}
