package redoubt.secondedition.washington;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Step;

/** Just before the zombies' phase, every zombie that sees a lit zone at night makes one extra activation (WZ-LIGHT-09). */
public record LightWakes() implements MomentRuling {
    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.PLAYERS_PHASE_ENDS ? List.of(new WakeZombies()) : List.of();
    }
}
