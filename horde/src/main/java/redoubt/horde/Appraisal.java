package redoubt.horde;

import java.util.List;
import redoubt.board.Paths;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** How well the players stand in any mission: how much of it is done, how healthy they are, and how near the zombies are. */
final class Appraisal {
    private static final double GOAL = 0.4;
    private static final double CLOSENESS = 0.1;
    private static final double SAFETY = 0.1;
    private static final double HEALTH = 0.2;
    private static final double PEACE = 0.15;
    private static final double STRENGTH = 0.05;
    private static final int NEAR = 3;
    private static final double FAR = 12;

    private Appraisal() {}

    /** {@code objectives} is how many the mission began with, used where no goal reports its progress. */
    static double of(Table table, int objectives) {
        double sum = GOAL * progress(table, objectives)
                + CLOSENESS * closeness(table)
                + SAFETY * mean(Edition.of(table).workings().rulings(GoalProgress.class), table, 1)
                + HEALTH * health(table)
                + PEACE * peace(table)
                + STRENGTH * strength(table);
        return Math.clamp(0.01 + 0.98 * sum, 0.01, 0.99);
    }

    private static double progress(Table table, int objectives) {
        double taken = objectives == 0
                ? 0
                : Math.max(0, 1.0 - (double) table.objectives().size() / objectives);
        return mean(table.mission().rulings(GoalProgress.class), table, taken);
    }

    private static double mean(List<GoalProgress> goals, Table table, double otherwise) {
        double sum = 0;
        for (GoalProgress goal : goals) {
            sum += goal.progress(table);
        }
        return goals.isEmpty() ? otherwise : sum / goals.size();
    }

    /**
     * How near the survivors are to what can be taken: each survivor to the nearest thing, and each thing to the nearest survivor.
     */
    private static double closeness(Table table) {
        ZoneSet wanted = ZoneSet.EMPTY;
        for (Objective objective : table.objectives()) {
            wanted = wanted.with(objective.zone().index());
        }
        for (Dropped dropped : table.dropped()) {
            wanted = wanted.with(dropped.zone().index());
        }
        if (wanted.isEmpty()) {
            return 1;
        }
        ZoneSet team = ZoneSet.EMPTY;
        double steps = 0;
        int count = 0;
        Paths paths = table.survivorPaths();
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard()) {
                team = team.with(survivor.zone().index());
                steps += steps(paths.distance(survivor.zone().index(), wanted));
                count++;
            }
        }
        for (int zone = wanted.first(); zone != ZoneSet.NONE; zone = wanted.nextAfter(zone)) {
            steps += steps(paths.distance(zone, team));
            count++;
        }
        return 1 - steps / (count * FAR);
    }

    private static double steps(int distance) {
        return distance == Paths.UNREACHABLE ? FAR : Math.min(FAR, distance);
    }

    private static double health(Table table) {
        double sum = 0;
        for (Survivor survivor : table.survivors()) {
            sum += switch (survivor.presence()) {
                case ON_BOARD ->
                    1.0 - (double) survivor.wounds() / (survivor.card().health() + 1);
                case LEFT -> 1;
                case ELIMINATED -> 0;
            };
        }
        return sum / table.survivors().size();
    }

    /** The nearer zombies are to somebody, the more they weigh. */
    private static double peace(Table table) {
        ZoneSet infested = table.zombies().where();
        Paths paths = table.survivorPaths();
        double threat = 0;
        for (int zone = infested.first(); zone != ZoneSet.NONE; zone = infested.nextAfter(zone)) {
            int nearest = NEAR;
            for (Survivor survivor : table.survivors()) {
                if (survivor.isOnBoard()) {
                    int distance = paths.distance(zone, survivor.zone().index());
                    nearest = distance == Paths.UNREACHABLE ? nearest : Math.min(nearest, distance);
                }
            }
            threat += table.zombies().count(zone) / (1.0 + nearest);
        }
        return 1 / (1 + threat / Math.max(1, table.survivors().size()));
    }

    private static double strength(Table table) {
        int most = Math.max(1, table.print().adrenaline().getLast());
        double sum = 0;
        for (Survivor survivor : table.survivors()) {
            sum += Math.min(1.0, (double) survivor.adrenaline() / most);
        }
        return sum / table.survivors().size();
    }
}
