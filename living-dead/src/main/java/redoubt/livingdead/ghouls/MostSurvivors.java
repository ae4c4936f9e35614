package redoubt.livingdead.ghouls;

import redoubt.board.Gait;
import redoubt.board.Paths;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.Lure;

/**
 * Ghouls go where most survivors are, of those they see or else of all, and split over equal ways. Where no open way leads there they
 * walk as if everything were open, until something closed stops them.
 */
public record MostSurvivors(Gait walker, Gait asIfOpen) implements Pursuit {
    @Override
    public Aim aim(Table table, int zone, int kind) {
        ZoneSet manned = table.manned();
        ZoneSet seen = Eyesight.sight(table).seen(zone).and(manned);
        return seen.isEmpty()
                ? new Aim(most(table, manned), GhoulRules.MOST_ANYWHERE)
                : new Aim(most(table, seen), GhoulRules.MOST_SEEN);
    }

    private static ZoneSet most(Table table, ZoneSet zones) {
        int most = 0;
        ZoneSet best = ZoneSet.EMPTY;
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            int count = Lure.bystanders(table, zone);
            if (count > most) {
                most = count;
                best = ZoneSet.of(zone);
            } else if (count == most) {
                best = best.with(zone);
            }
        }
        return best;
    }

    @Override
    public ZoneSet firstSteps(Table table, int zone, int kind, int destination) {
        Paths open = table.terrain().paths(walker);
        boolean isOpen = open.distance(zone, destination) != Paths.UNREACHABLE;
        return (isOpen ? open : table.terrain().paths(asIfOpen)).firstSteps(zone, destination);
    }

    @Override
    public boolean canStep(Table table, int zone, int kind, int next) {
        return table.terrain().paths(walker).neighbours(zone).contains(next);
    }

    @Override
    public int group(Table table, int kind) {
        return 0;
    }

    @Override
    public boolean isSplitting() {
        return true;
    }
}
