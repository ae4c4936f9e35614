package redoubt.horde.zombies;

import java.util.Optional;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** A ruling that makes some zombies activate before the zombies' phase, as a forecast has to know. */
public interface Rouses extends Ruling {
    /** The activation that will come before the zombies' phase if nothing changes, if there is one to come. */
    Optional<Activation> activation(Table table);

    RuleId rule();
}
