package redoubt.horde.spawning;

import java.util.List;
import redoubt.horde.edition.SpawnCards;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Step;

/** A card whose zombies activate as soon as they are placed, and only they. */
public record RushCard() implements SpawnCards {
    @Override
    public List<Step<Table>> resolve(Table table, ZombieCard card, SpawnPoint at) {
        int count = card.count(Leavers.danger(table));
        int kind = Miniatures.first(table, card.zombie());
        int placed = Math.min(count, Miniatures.left(table, kind));
        if (count == 0) {
            return List.of();
        }
        PlaceZombies place = new PlaceZombies(kind, count, at.zone());
        return placed == 0
                ? List.of(place)
                : List.of(
                        place,
                        new ActivateZombies(Activation.rush(kind, at.zone().index(), placed)));
    }
}
