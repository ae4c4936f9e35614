package redoubt.horde.spawning;

import java.util.List;
import redoubt.horde.edition.SpawnCards;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Step;

/** A card that places nothing: all zombies of its type get an extra activation, starting at a danger level. */
public record ExtraActivationCard(Danger from) implements SpawnCards {
    @Override
    public List<Step<Table>> resolve(Table table, ZombieCard card, SpawnPoint at) {
        return Leavers.danger(table).isAtLeast(from)
                ? List.of(new ActivateZombies(Activation.extra(Miniatures.kinds(table, card.zombie()))))
                : List.of();
    }
}
