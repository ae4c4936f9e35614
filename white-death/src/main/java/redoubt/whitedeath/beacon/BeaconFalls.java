package redoubt.whitedeath.beacon;

import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Verdict;

/** The game is lost as soon as corruption and the beacon meet, whatever the mission asks. */
public record BeaconFalls(Stronghold stronghold) implements EndOfGame, GoalAims, GoalProgress {
    private static final double SAFE = 6;
    private static final Optional<Verdict> LOST = Optional.of(Verdict.lost(BeaconRules.CORRUPTION_REACHES_BEACON));

    @Override
    public void aims(Table table, Checklist list) {
        int beacon = Beacon.at(table, stronghold.beacon());
        ZoneSet corrupted = table.tokens().where(stronghold.corruptionToken().index());
        if (beacon != ZoneSet.NONE && !corrupted.isEmpty()) {
            int steps = table.terrain().paths(stronghold.gaits().unhindered()).distance(beacon, corrupted);
            list.keep("BeaconFalls", steps == 0 ? 0 : 1, 1, Checklist.count(Math.max(0, steps)));
        }
    }

    @Override
    public Optional<Verdict> verdict(Table table) {
        int beacon = Beacon.at(table, stronghold.beacon());
        boolean isLost = beacon != ZoneSet.NONE && stronghold.ground().isCorrupted(table.terrain(), beacon);
        return isLost ? LOST : Optional.empty();
    }

    /** How far corruption still is from the beacon. */
    @Override
    public double progress(Table table) {
        int beacon = Beacon.at(table, stronghold.beacon());
        ZoneSet corrupted = table.tokens().where(stronghold.corruptionToken().index());
        if (beacon == ZoneSet.NONE || corrupted.isEmpty()) {
            return 1;
        }
        int pushes = table.terrain().paths(stronghold.gaits().unhindered()).distance(beacon, corrupted);
        return Math.min(1, pushes / SAFE);
    }
}
