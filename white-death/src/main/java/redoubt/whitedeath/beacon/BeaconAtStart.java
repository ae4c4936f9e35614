package redoubt.whitedeath.beacon;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Step;

/** A mission without a beacon gets one where the survivors stand when the first round begins. */
public record BeaconAtStart(Stronghold stronghold) implements MomentRuling {
    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        boolean isStart = moment == Moment.PLAYERS_PHASE_BEGINS && table.round() == 1;
        return isStart && Beacon.at(table, stronghold.beacon()) == ZoneSet.NONE
                ? List.of(new PlaceBeacon(table.survivors().getFirst().zone()))
                : List.of();
    }
}
