package redoubt.horde.rulings;

import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Step;

/** Hook: what happens at a certain moment of every round. */
public interface MomentRuling extends Ruling {
    Hook<MomentRuling> HOOK = new Hook<>(11, MomentRuling.class);

    /** Steps for this moment; the survivor is the owner of a skill or the one whose turn ends, otherwise empty. */
    List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor);

    /** At the same moment, rulings with a lower number act first. */
    default int order() {
        return 0;
    }
}
