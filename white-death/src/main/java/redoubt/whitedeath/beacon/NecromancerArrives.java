package redoubt.whitedeath.beacon;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Verdict;

/** With several necromancers the game is lost as soon as one of them stands in the beacon's zone. */
public record NecromancerArrives(Stronghold stronghold) implements EndOfGame, GoalAims {
    private static final Optional<Verdict> LOST = Optional.of(Verdict.lost(BeaconRules.NECROMANCER_REACHES_BEACON));

    @Override
    public void aims(Table table, Checklist list) {
        int beacon = Beacon.at(table, stronghold.beacon());
        ZoneSet where = ZoneSet.EMPTY;
        for (ZombieKind kind : table.print().zombieKinds()) {
            boolean isOne = kind.family().equals(Stronghold.NECROMANCER);
            where = isOne ? where.or(table.zombies().where(kind.index())) : where;
        }
        if (beacon != ZoneSet.NONE && !where.isEmpty()) {
            int steps = table.terrain().paths(stronghold.gaits().unhindered()).distance(beacon, where);
            list.keep("NecromancerArrives", steps == 0 ? 0 : 1, 1, Checklist.count(Math.max(0, steps)));
        }
    }

    @Override
    public Optional<Verdict> verdict(Table table) {
        int beacon = Beacon.at(table, stronghold.beacon());
        List<ZombieKind> kinds = table.print().zombieKinds();
        for (int i = 0; beacon != ZoneSet.NONE && i < kinds.size(); i++) {
            if (table.zombies().count(beacon, i) > 0 && kinds.get(i).family().equals(Stronghold.NECROMANCER)) {
                return LOST;
            }
        }
        return Optional.empty();
    }
}
