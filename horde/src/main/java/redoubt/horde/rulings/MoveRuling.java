package redoubt.horde.rulings;

import redoubt.board.Gait;
import redoubt.board.Zone;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Hook: where and how far a survivor moves, and at what cost. */
public interface MoveRuling extends Ruling {
    /** How the survivor walks. */
    default Gait gait(Table table, Survivor mover, Gait gait) {
        return gait;
    }

    /** Actions to pay besides the move for the zombies left behind. */
    default int penalty(Table table, Survivor mover, int penalty) {
        return penalty;
    }

    /** Zones that one move action may cross. */
    default int zonesPerMove(Table table, Survivor mover, int zones) {
        return zones;
    }

    /** Whether zombies in the zone entered end the move; one no is enough to go on. */
    default boolean isStoppedByZombies() {
        return true;
    }

    /** Whether the survivor may enter this zone; one no is enough. */
    default boolean allows(Table table, Survivor mover, Zone to) {
        return true;
    }
}
