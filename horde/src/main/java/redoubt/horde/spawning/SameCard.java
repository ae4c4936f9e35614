package redoubt.horde.spawning;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** A step in which the same card goes on placing zombies, so that nobody reacts twice to one card. */
public interface SameCard {
    /** This step, knowing the zones that the card has filled so far. */
    Step<Table> after(List<Zone> filled);
}
