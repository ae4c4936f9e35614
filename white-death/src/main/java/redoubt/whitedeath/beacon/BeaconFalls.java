package redoubt.whitedeath.beacon;

import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.Verdict;
import redoubt.horde.table.Table;

/** The game is lost as soon as corruption and the beacon meet, whatever the mission asks. */
public record BeaconFalls(Stronghold stronghold) implements EndOfGame {
    private static final Optional<Verdict> LOST = Optional.of(Verdict.lost(BeaconRules.CORRUPTION_REACHES_BEACON));

    @Override
    public Optional<Verdict> verdict(Table table) {
        int beacon = Beacon.at(table, stronghold.beacon());
        boolean isLost = beacon != ZoneSet.NONE && stronghold.ground().isCorrupted(table.terrain(), beacon);
        return isLost ? LOST : Optional.empty();
    }
}
