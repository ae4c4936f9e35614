package redoubt.secondedition.washington;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Phase;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.horde.zombies.Activation;
import redoubt.horde.zombies.Rouses;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** Just before the zombies' phase, every zombie that sees a lit zone at night makes one extra activation (WZ-LIGHT-09). */
public record LightWakes() implements MomentRuling, Rouses {
    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.PLAYERS_PHASE_ENDS ? List.of(new WakeZombies()) : List.of();
    }

    @Override
    public Optional<Activation> activation(Table table) {
        ZoneSet waking = WakeZombies.waking(table);
        return waking.isEmpty() || table.phase() != Phase.PLAYERS
                ? Optional.empty()
                : Optional.of(WakeZombies.of(waking));
    }

    @Override
    public RuleId rule() {
        return WashingtonRules.LIGHT_SEEN;
    }
}
