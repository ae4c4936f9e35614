package redoubt.horde;

import redoubt.board.Paths;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Edition;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** How well the players stand in any mission: what is done of it, how whole they are, and how near the zombies. */
final class Appraisal {
    private static final double GOAL = 0.5;
    private static final double HEALTH = 0.3;
    private static final double PEACE = 0.15;
    private static final double STRENGTH = 0.05;
    private static final int NEAR = 3;

    private Appraisal() {}

    /** The number of objectives is what the mission began with; it serves where no goal tells its progress. */
    static double of(Table table, int objectives) {
        double sum = 0.01
                + 0.98
                        * (GOAL * progress(table, objectives)
                                + HEALTH * health(table)
                                + PEACE * peace(table)
                                + STRENGTH * strength(table));
        return Math.clamp(sum, 0.01, 0.99);
    }

    private static double progress(Table table, int objectives) {
        double sum = 0;
        int goals = 0;
        for (Ruling ruling : table.mission().rulings()) {
            if (ruling instanceof GoalProgress goal) {
                sum += goal.progress(table);
                goals++;
            }
        }
        if (goals > 0) {
            return sum / goals;
        }
        return objectives == 0
                ? 0
                : Math.max(0, 1.0 - (double) table.objectives().size() / objectives);
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

    /** Zombies weigh the more the nearer they are to somebody. */
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
        int most = Math.max(1, Edition.of(table).adrenaline().getLast());
        double sum = 0;
        for (Survivor survivor : table.survivors()) {
            sum += Math.min(1.0, (double) survivor.adrenaline() / most);
        }
        return sum / table.survivors().size();
    }
}
