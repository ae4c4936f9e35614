package redoubt.horde.rulings;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Step;

/** Hook: what follows when zombies appear. */
public interface SpawnRuling extends Ruling {
    Hook<SpawnRuling> HOOK = new Hook<>(7, SpawnRuling.class);

    /** Steps of this survivor before a card just revealed takes effect. */
    default List<Step<Table>> revealed(Table table, Survivor survivor, ZombieCard card) {
        return List.of();
    }

    /** Steps of this survivor after a card (or another cause) has put zombies into these zones. */
    default List<Step<Table>> spawned(Table table, Survivor survivor, List<Zone> zones) {
        return List.of();
    }

    /** What happens instead of drawing for one spawn token after another, thanks to this survivor; empty for the usual. */
    default List<Step<Table>> insteadOfDrawing(Survivor survivor) {
        return List.of();
    }

    /** How many cards are drawn in each spawn step besides one for each spawn token. */
    default int extraCards(Table table) {
        return 0;
    }
}
