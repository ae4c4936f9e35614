package redoubt.horde.rulings;

import redoubt.board.Zone;
import redoubt.horde.table.Ruling;

/** Mark: people may come to get from one of these zones to the other, though no border leads there. */
public interface Joins extends Ruling {
    Zone one();

    Zone other();
}
