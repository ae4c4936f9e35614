package redoubt.horde.spawning;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.edition.ShortagePolicy;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Step;

/** When miniatures run short, all zombies of that kind get an extra activation. */
public record TypeActivates() implements ShortagePolicy {
    @Override
    public List<Step<Table>> shortage(Table table, int kind, int missing, Zone zone) {
        return List.of(new ActivateZombies(Activation.extra(List.of(kind))));
    }
}
