package redoubt.horde.rulings;

import redoubt.board.Gait;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Hook: how and how far a survivor moves, and what it costs to leave a zone. */
public interface MoveRuling extends Ruling {
    Hook<MoveRuling> HOOK = new Hook<>(4, MoveRuling.class);

    /** How the survivor walks. */
    default Gait gait(Table table, Survivor mover, Gait gait) {
        return gait;
    }

    /** How many actions to pay on top of the move for the zombies left behind. */
    default int penalty(Table table, Survivor mover, int penalty) {
        return penalty;
    }

    /** How many zones one move action may cross. */
    default int zonesPerMove(Table table, Survivor mover, int zones) {
        return zones;
    }

    /** Whether zombies in the zone entered end the move; a single ruling that says no lets it go on. */
    default boolean isStoppedByZombies(Table table, Survivor mover) {
        return true;
    }
}
