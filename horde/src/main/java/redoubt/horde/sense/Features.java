package redoubt.horde.sense;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Packed;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.Errand;

/** What the chance of winning is worked out from: how much is done, how the team stands, and what stands against it. */
final class Features {
    /** Their names, as the columns of {@code chance.txt} have them. */
    static final List<String> NAMES = List.of(
            "progress",
            "safety",
            "nearness",
            "errands",
            "health",
            "worst",
            "dying",
            "doomed",
            "arms",
            "strong",
            "zombies",
            "here",
            "beside",
            "tough",
            "spawns",
            "allies",
            "level",
            "points",
            "cards",
            "round");

    private static final double FAR = 12;

    private final Table table;
    private final Way way;
    private int people;
    private double health;
    private double worst = 1;
    private double dying;
    private double doomed;
    private double arms;
    private double strong;
    private double points;
    private double cards;
    private int level;
    private double here;
    private double beside;
    private double tough;

    private Features(Table table, Way way) {
        this.table = table;
        this.way = way;
    }

    static double[] of(Table table, Way way) {
        Features features = new Features(table, way);
        features.lookAtPeople();
        features.lookAtZombies();
        return features.values();
    }

    private double[] values() {
        List<Errand> errands = new ArrayList<>();
        Packed<Advice> advice = Rulings.common(table, Advice.class);
        for (int i = 0; i < advice.size(); i++) {
            advice.get(i).errands(table, errands);
        }
        int spawns = 0;
        for (SpawnPoint spawn : table.spawnPoints()) {
            spawns += spawn.isActive() ? 1 : 0;
        }
        return new double[] {
            mean(table.mission().rulings(GoalProgress.class)),
            mean(Edition.of(table).workings().rulings(GoalProgress.class)),
            nearness(errands),
            errands.size() / 10.0,
            health / people,
            worst,
            dying / people,
            doomed / people,
            arms / people / 2,
            strong / people,
            table.zombies().total() / 30.0,
            here / 10,
            beside / 20,
            tough / 10,
            spawns / 4.0,
            table.allies().total() / 12.0,
            level / 3.0,
            points / people / 20,
            cards / people / 5,
            table.round() / 10.0
        };
    }

    private double mean(List<GoalProgress> goals) {
        double sum = 0;
        for (int i = 0; i < goals.size(); i++) {
            sum += goals.get(i).progress(table);
        }
        return goals.isEmpty() ? 1 : sum / goals.size();
    }

    /** How near somebody is to each thing to be done. */
    private double nearness(List<Errand> errands) {
        double sum = 0;
        for (Errand errand : errands) {
            double least = FAR;
            for (Survivor survivor : table.survivors()) {
                if (survivor.isOnBoard() && errand.isFor(survivor)) {
                    least = Math.min(least, way.steps(survivor.zone().index(), errand.zone()));
                }
            }
            sum += 1 - least / FAR;
        }
        return errands.isEmpty() ? 1 : sum / errands.size();
    }

    private void lookAtPeople() {
        for (Survivor survivor : table.survivors()) {
            if (!survivor.isOnBoard()) {
                health++;
                people++;
                continue;
            }
            people++;
            int left = survivor.card().health() - survivor.wounds();
            double share = (double) left / survivor.card().health();
            health += share;
            worst = Math.min(worst, share);
            dying += left <= 1 ? 1 : 0;
            Arms weapons = Arms.of(survivor);
            arms += weapons.best();
            strong += weapons.damage() > 1 ? 1 : 0;
            points += Math.min(40, survivor.adrenaline());
            level = Math.max(level, survivor.danger().ordinal());
            cards += survivor.inventory().filled().size();
            int zone = survivor.zone().index();
            int zombies = table.zombies().count(zone);
            here += Math.min(zombies, 5);
            doomed += zombies >= left ? 1 : 0;
            ZoneSet near =
                    table.survivorPaths().neighbours(zone).and(table.zombies().where());
            for (int other = near.first(); other != ZoneSet.NONE; other = near.nextAfter(other)) {
                beside += Math.min(table.zombies().count(other), 5);
            }
        }
    }

    private void lookAtZombies() {
        for (ZombieKind kind : table.print().zombieKinds()) {
            if (kind.toughness() > 1 || kind.actions() > 1) {
                tough += table.zombies().total(kind.index());
            }
        }
    }
}
