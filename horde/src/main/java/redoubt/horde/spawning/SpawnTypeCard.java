package redoubt.horde.spawning;

import java.util.List;
import redoubt.horde.edition.SpawnCards;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Step;

/** A card that places the type and number on its line for the highest danger level. */
public record SpawnTypeCard() implements SpawnCards {
    @Override
    public List<Step<Table>> resolve(Table table, ZombieCard card, SpawnPoint at) {
        int count = card.count(Leavers.danger(table));
        int kind = Miniatures.first(table, card.zombie());
        return count == 0 ? List.of() : List.of(new PlaceZombies(kind, count, at.zone()));
    }
}
