package redoubt.darkest.sense;

import java.util.List;
import redoubt.darkest.print.Chip;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** What the chance of winning is learnt from: how near the Laboratory is, and in the Showdown how near the end of the Nemesis. */
final class Outlook {
    /** The features of the way to the Laboratory, which count for nothing in the Showdown, and of the Showdown, for nothing before it. */
    static final List<String> NAMES = List.of(
            "tokens",
            "left",
            "dark",
            "open",
            "short",
            "symbols",
            "team",
            "walk",
            "cycle",
            "threats",
            "entrapped",
            "carried",
            "hot",
            "open-walk",
            "open-dark",
            "tokens-dark",
            "groups",
            "round",
            "showdown",
            "race",
            "hunters",
            "late",
            "hunted",
            "bearer",
            "guarded");

    private static final int WAY = 18;

    private Outlook() {}

    static double[] features(Table table) {
        double[] features = new double[NAMES.size()];
        double team = team(table);
        if (table.clock().isShowdown()) {
            features[WAY] = 1;
            double[] hunt = hunt(table, team);
            System.arraycopy(hunt, 0, features, WAY + 1, hunt.length);
        } else {
            System.arraycopy(way(table, team), 0, features, 0, WAY);
        }
        return features;
    }

    /** What tells whether somebody reaches the Laboratory, each from about -1 to 1. */
    private static double[] way(Table table, double team) {
        Plan plan = new Plan(table, Habits.USUAL);
        double tokens = table.security().code().size() / 7.0;
        double dark = table.clock().darkness() / (double) Clock.LAST;
        double open = plan.code().isSolved() ? 1 : 0;
        double walk = plan.ways().walk() / 10.0;
        return new double[] {
            tokens,
            plan.code().left() / 7.0,
            dark,
            open,
            Math.clamp((plan.code().left() - plan.code().light()) / 5.0, -1, 1),
            plan.symbols().count() / 7.0,
            team,
            walk,
            (table.clock().round() % 3) / 3.0,
            Math.min(2, threats(table) / 10),
            entrapped(table) / 4.0,
            operators(table, plan) / 10.0,
            hot(table) / 3.0,
            open * walk,
            open * dark,
            tokens * dark,
            (table.notes().groups().size() - 1) / 3.0,
            table.clock().round() / 12.0
        };
    }

    /** What tells whether the Nemesis falls in time. */
    private static double[] hunt(Table table, double team) {
        int left = 0;
        for (Beast beast : table.menace().nemesis().stream().toList()) {
            for (int cubes : beast.left()) {
                left += cubes;
            }
        }
        double bearer = table.clock()
                .bearer()
                .map(place -> health(table, table.survivor(place)))
                .orElse(1.0);
        double race = left / 4.0 / Math.max(1, table.playing().size());
        return new double[] {
            race,
            team,
            table.clock().darkness() / (double) table.dials().showdownTrack(),
            Math.min(2, threats(table) / 10),
            bearer,
            team * bearer
        };
    }

    private static double health(Table table, Survivor survivor) {
        return 1
                - (double) survivor.body().wounds()
                        / Abilities.of(table, survivor).deadlyWounds();
    }

    /** How the team fares, from 0 to 1; the entrapped and the infected count less, the lost not at all. */
    private static double team(Table table) {
        double sum = 0;
        for (Survivor survivor : table.survivors()) {
            if (survivor.isPlaying()) {
                sum += (survivor.isEntrapped() ? 0.6 : 1) * (0.35 + 0.65 * health(table, survivor))
                        - (survivor.virus() >= 2 ? 0.25 : 0.04 * survivor.virus());
            }
        }
        return Math.clamp(sum / table.survivors().size(), 0, 1);
    }

    private static int entrapped(Table table) {
        int entrapped = 0;
        for (Survivor survivor : table.playing()) {
            entrapped += survivor.isEntrapped() ? 1 : 0;
        }
        return entrapped;
    }

    /** How far chips that are of use are from a terminal. */
    private static int operators(Table table, Plan plan) {
        int sum = 0;
        for (Survivor survivor : table.playing()) {
            for (Chip chip : survivor.pack().chips()) {
                sum += plan.code().matches(chip) > 0 ? Math.min(6, plan.ways().toTerminal(survivor.room())) : 0;
            }
        }
        return sum;
    }

    /** Tiles that the next Burn marker would destroy. */
    private static int hot(Table table) {
        int hot = 0;
        for (int burns : table.blaze().burns()) {
            hot += burns == 2 ? 1 : 0;
        }
        return hot;
    }

    private static double threats(Table table) {
        double threats = 0;
        for (int room = 0; room < table.house().roomCount(); room++) {
            int zombies = table.menace().zombies(room);
            if (zombies > 0) {
                threats += zombies * (table.isAnybodyIn(room) ? 1 : 0.5);
            }
        }
        threats += 0.7 * table.menace().tokens().size();
        return threats + (table.menace().creature().isPresent() ? 2 : 0);
    }
}
