package redoubt.darkest.sense;

import redoubt.darkest.house.Icon;
import redoubt.darkest.print.Chip;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** The chance of winning, from what lies on the table: code, chips, terminals, light, health, and in the Showdown the race. */
final class Outlook {
    private Outlook() {}

    static double of(Table table) {
        double team = team(table);
        if (team == 0) {
            return 0;
        }
        return table.clock().isShowdown() ? showdown(table, team) : before(table, team);
    }

    private static double before(Table table, double team) {
        Plan plan = new Plan(table);
        double tokens = table.security().code().size();
        double light = (Clock.LAST - table.clock().darkness()) / (double) Clock.LAST;
        double chips = 0;
        for (Survivor survivor : table.playing()) {
            for (Chip chip : survivor.pack().chips()) {
                chips += 0.5 * plan.matches(chip);
            }
        }
        double near = 0;
        for (Survivor survivor : table.playing()) {
            int goal = plan.goal(survivor.place());
            near -= goal < 0 ? 0 : 0.05 * plan.distance(survivor.room(), goal);
        }
        boolean terminal = false;
        for (int room : table.house().rooms(Icon.TERMINAL)) {
            terminal |= plan.distance(table.house().entrance(), room) < 12;
        }
        double score = -0.5
                - 0.8 * tokens
                + Math.min(chips, 0.5 * tokens)
                + (terminal ? 1.2 : 0)
                + (plan.isOpen() ? 1.5 : 0)
                + 0.3 * plan.symbols()
                + 2.5 * (light - 0.6)
                + 2 * (team - 0.7)
                + near
                - 0.04 * threats(table);
        return logistic(score);
    }

    private static double showdown(Table table, double team) {
        int left = 0;
        for (Beast beast : table.menace().nemesis().stream().toList()) {
            for (int cubes : beast.left()) {
                left += cubes;
            }
        }
        int corners = 0;
        for (int corner : table.house().functionCorners()) {
            corners += table.blaze().isDestroyed(corner) ? 1 : 0;
        }
        double light = 1 - table.clock().darkness() / (double) table.dials().showdownTrack();
        return logistic(
                0.8 - 0.22 * left + 2.5 * (team - 0.5) + 1.5 * (light - 0.5) - 0.4 * corners - 0.03 * threats(table));
    }

    /** How the team fares, from 0 to 1; the entrapped and the infected count less, the lost not at all. */
    private static double team(Table table) {
        double sum = 0;
        for (Survivor survivor : table.survivors()) {
            if (survivor.isPlaying()) {
                double left = 1
                        - (double) survivor.body().wounds()
                                / Abilities.of(table, survivor).deadlyWounds();
                sum += (survivor.isEntrapped() ? 0.45 : 1) * (0.35 + 0.65 * left)
                        - (survivor.virus() >= 2 ? 0.25 : 0.04 * survivor.virus());
            }
        }
        return Math.clamp(sum / table.survivors().size(), 0, 1);
    }

    private static double threats(Table table) {
        double threats = 0;
        for (int room = 0; room < table.house().roomCount(); room++) {
            int zombies = table.menace().zombies(room);
            if (zombies > 0) {
                threats += zombies * (table.isAnybodyIn(room) ? 2 : 1);
            }
        }
        threats += table.menace().tokens().size();
        return threats + (table.menace().creature().isPresent() ? 3 : 0);
    }

    private static double logistic(double score) {
        return 1 / (1 + Math.exp(-score));
    }
}
