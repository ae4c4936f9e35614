package redoubt.horde.edition;

import java.util.List;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Step;

/** Policy: what the cards in the zombie deck do, by kind. */
public interface SpawnCards {
    /** The steps of a card drawn for a spawn point. */
    List<Step<Table>> resolve(Table table, ZombieCard card, SpawnPoint at);
}
