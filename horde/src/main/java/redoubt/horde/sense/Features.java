package redoubt.horde.sense;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Packed;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;

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
            new Feature("blows", -1),
            new Feature("menace", -1),
            new Feature("slack", 1),
            new Feature("near", -1),
            new Feature("around", -1),
            new Feature("outnumbered", -1),
            new Feature("spawning", 0),
            new Feature("exposed", -1),
            new Feature("quick", -1),
            new Feature("guarded", -1),
            new Feature("reach", 1),
            new Feature("farthest", -1),
            new Feature("least", 1),
            new Feature("spread", 0),
            new Feature("margin", 1),
            new Feature("weapons", 1),
            new Feature("fallen", -1));

    /** Their names, as the columns of {@code chance.txt} have them. */
    static final List<String> NAMES = ALL.stream().map(Feature::name).toList();

    static final List<Integer> LEANINGS = ALL.stream().map(Feature::leaning).toList();

    private static final double FAR = 12;
    private static final int MOST_BLOWS = 12;

    private final Table table;
    private final Way way;
    private final Toll toll;
    private final Packed<Advice> advice;
    private final Chores chores;
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
    private double armoury;
    private double most;
    private double fallen;

    private Features(Table table, Way way) {
        this.table = table;
        this.way = way;
        this.toll = new Toll(table);
        this.advice = Rulings.common(table, Advice.class);
        this.chores = Chores.of(table, way, advice);
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
        Pressure pressure = Pressure.on(table, way, toll);
        return new double[] {
            mean(table.mission().rulings(GoalProgress.class)),
            mean(Edition.of(table).workings().rulings(GoalProgress.class)),
            chores.nearness(),
            chores.count() / 10.0,
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
            chores.left() / 30,
            close / people,
            blows / people / 3,
            pressure.menace(),
            pressure.slack(),
            pressure.near(),
            pressure.around(),
            pressure.outnumbered(),
            pressure.spawning(),
            pressure.exposed(),
            pressure.quick(),
            chores.guarded(),
            chores.reach(),
            chores.farthest() / FAR,
            least(table.mission().rulings(GoalProgress.class)),
            spread() / 8,
            margin(),
            armoury / people / 2,
            fallen
        };
    }

    /** The goal that is least advanced. */
    private double least(List<GoalProgress> goals) {
        double least = 1;
        for (int i = 0; i < goals.size(); i++) {
            least = Math.min(least, goals.get(i).progress(table));
        }
        return least;
    }

    /** How far apart two of the team are on average. */
    private double spread() {
        double sum = 0;
        int pairs = 0;
        for (Survivor one : table.survivors()) {
            for (Survivor other : table.survivors()) {
                if (other.index() < one.index() && one.isOnBoard() && other.isOnBoard()) {
                    sum += Math.min(
                            FAR, way.steps(one.zone().index(), other.zone().index()));
                    pairs++;
                }
            }
        }
        return pairs == 0 ? 0 : sum / pairs;
    }

    /** The share of the present danger level that is left before more zombies come. */
    private double margin() {
        Danger[] levels = Danger.values();
        if (level == levels.length - 1) {
            return 0;
        }
        double from = level == 0 ? 0 : table.print().adrenalineAt(levels[level]);
        double to = table.print().adrenalineAt(levels[level + 1]);
        return Math.clamp((to - most) / (to - from), 0, 1);
    }

    private double mean(List<GoalProgress> goals) {
        double sum = 0;
        for (int i = 0; i < goals.size(); i++) {
            sum += goals.get(i).progress(table);
        }
        return goals.isEmpty() ? 1 : sum / goals.size();
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
                fallen += survivor.wounds() >= survivor.card().health() ? 1 : 0;
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
            most = Math.max(most, survivor.adrenaline());
            armoury += Arms.strongest(survivor);
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
        close += chores.close(survivor);
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
