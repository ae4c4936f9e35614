package redoubt.horde.sense;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Packed;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.Errand;

/** What the chance of winning is worked out from: how much is done, how the team stands, and what stands against it. */
final class Features {
    /** A feature, and which way it can only lead: 1 if more of it never harms, -1 if it never helps, 0 if either may be. */
    private record Feature(String name, int leaning) {}

    private static final List<Feature> ALL = List.of(
            new Feature("progress", 1),
            new Feature("safety", 1),
            new Feature("nearness", 1),
            new Feature("errands", 0),
            new Feature("health", 1),
            new Feature("worst", 1),
            new Feature("dying", -1),
            new Feature("doomed", -1),
            new Feature("arms", 1),
            new Feature("strong", 1),
            new Feature("zombies", -1),
            new Feature("here", -1),
            new Feature("beside", -1),
            new Feature("tough", -1),
            new Feature("spawns", -1),
            new Feature("allies", 0),
            new Feature("level", -1),
            new Feature("points", 0),
            new Feature("cards", 1),
            // Nobody gains by waiting as such; whoever waits for something has gained what they wait for.
            new Feature("round", -1),
            new Feature("objectives", -1),
            new Feature("carried", 1),
            new Feature("bearer", 1),
            new Feature("wanted", 1),
            new Feature("trapped", -1),
            new Feature("left", -1),
            new Feature("close", 1),
            new Feature("blows", -1));

    /** Their names, as the columns of {@code chance.txt} have them. */
    static final List<String> NAMES = ALL.stream().map(Feature::name).toList();

    static final List<Integer> LEANINGS = ALL.stream().map(Feature::leaning).toList();

    private static final double FAR = 12;
    private static final double FARTHEST = 20;
    private static final int MOST_BLOWS = 12;

    private final Table table;
    private final Way way;
    private final Toll toll;
    private final Packed<Advice> advice;
    private final List<Errand> errands = new ArrayList<>();
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
    private double carried;
    private double bearer;
    private double wanted;
    private double trapped;
    private double close;
    private double blows;

    private Features(Table table, Way way) {
        this.table = table;
        this.way = way;
        this.toll = new Toll(table);
        this.advice = Rulings.common(table, Advice.class);
        for (int i = 0; i < advice.size(); i++) {
            advice.get(i).errands(table, errands);
        }
    }

    static double[] of(Table table, Way way) {
        Features features = new Features(table, way);
        features.lookAtPeople();
        features.lookAtZombies();
        return features.values();
    }

    private double[] values() {
        int spawns = 0;
        for (SpawnPoint spawn : table.spawnPoints()) {
            spawns += spawn.isActive() ? 1 : 0;
        }
        return new double[] {
            mean(table.mission().rulings(GoalProgress.class)),
            mean(Edition.of(table).workings().rulings(GoalProgress.class)),
            nearness(),
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
            table.round() / 10.0,
            table.objectives().size() / 10.0,
            carried / 5,
            bearer / 4,
            wanted / 10,
            trapped / people,
            left() / 30,
            close / people,
            blows / people / 3
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
    private double nearness() {
        double sum = 0;
        for (Errand errand : errands) {
            sum += 1 - steps(errand, FAR) / FAR;
        }
        return errands.isEmpty() ? 1 : sum / errands.size();
    }

    /** All the ways that still have to be gone. */
    private double left() {
        double sum = 0;
        for (Errand errand : errands) {
            sum += steps(errand, FARTHEST);
        }
        return sum;
    }

    /** How many steps the nearest who may do it has to go. */
    private double steps(Errand errand, double most) {
        double least = most;
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && errand.isFor(survivor)) {
                least = Math.min(least, way.steps(survivor.zone().index(), errand.zone()));
            }
        }
        return least;
    }

    /** How near a survivor is to the nearest thing they can do. */
    private double close(Survivor survivor) {
        double least = errands.isEmpty() ? 0 : FAR;
        for (Errand errand : errands) {
            if (errand.isFor(survivor)) {
                least = Math.min(least, way.steps(survivor.zone().index(), errand.zone()));
            }
        }
        return 1 - least / FAR;
    }

    /** What a survivor holds that the mission asks for. */
    private double wanted(Survivor survivor) {
        Inventory inventory = survivor.inventory();
        double sum = 0;
        for (int slot = 0; slot < inventory.size(); slot++) {
            for (int i = 0; i < advice.size() && !inventory.isEmpty(slot); i++) {
                sum += Math.max(
                        0,
                        advice.get(i)
                                .wants(table, survivor, inventory.held(slot).card()));
            }
        }
        return sum;
    }

    private void lookAtPeople() {
        for (Survivor survivor : table.survivors()) {
            if (!survivor.isOnBoard()) {
                health++;
                people++;
                close++;
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
            lookAt(survivor, zone);
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

    /** What a survivor has gathered, how far they have to go, and what they must bear next. */
    private void lookAt(Survivor survivor, int zone) {
        carried += survivor.carried().size();
        bearer = Math.max(bearer, survivor.carried().size());
        wanted += wanted(survivor);
        close += close(survivor);
        trapped += toll.isDoomed(zone) ? 1 : 0;
        blows += Math.min(MOST_BLOWS, toll.blows(zone));
    }

    private void lookAtZombies() {
        for (ZombieKind kind : table.print().zombieKinds()) {
            if (kind.toughness() > 1 || kind.actions() > 1) {
                tough += table.zombies().total(kind.index());
            }
        }
    }
}
