package redoubt.horde.sense;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Packed;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Step;

/** One decision as the asked player sees it; what a look around tells is worked out when first needed. */
final class Situation implements Outlook {
    private static final int CROWD = 3;
    private static final int RESCUERS = 3;
    private static final int UNKNOWN = -2;

    private final Table table;
    private final Step<Table> question;
    private final Survivor actor;
    private final Way way;
    private final Toll toll;
    private final Packed<Advice> advice;
    private final double[] danger;
    private final double[] habits;
    private List<Errand> errands;
    private int target = UNKNOWN;
    private Arms arms;

    Situation(Table table, Step<Table> question, Survivor actor, Way way, double[] habits) {
        this.table = table;
        this.question = question;
        this.actor = actor;
        this.way = way;
        this.habits = habits;
        this.toll = new Toll(table);
        this.advice = Rulings.common(table, Advice.class);
        this.danger = new double[table.terrain().board().zoneCount()];
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public Step<Table> question() {
        return question;
    }

    @Override
    public Survivor actor() {
        return actor;
    }

    /** How much something counts. */
    double habit(Habit habit) {
        return habits[habit.ordinal()];
    }

    Packed<Advice> advice() {
        return advice;
    }

    Arms arms() {
        if (arms == null) {
            arms = Arms.of(actor);
        }
        return arms;
    }

    @Override
    public double power() {
        return arms().here();
    }

    @Override
    public int steps(int from, int to) {
        return way.steps(from, to);
    }

    /** How dangerous a zone will be for the actor, and more so the more wounds they have; most of all if somebody must die there. */
    @Override
    public double danger(int zone) {
        double known = danger[zone];
        if (known == 0) {
            // Kept one higher, since nothing is known where there is none.
            known = 1
                    + Math.min(habit(Habit.MOST_DANGER), menace(zone)) * (1 + habit(Habit.OWN_WOUND) * actor.wounds())
                    + lethal(zone)
                    + trap(zone);
            danger[zone] = known;
        }
        return known - 1;
    }

    private double lethal(int zone) {
        if (toll.blows(zone) == 0) {
            return 0;
        }
        int slack = slack(zone);
        return slack < 0 ? habit(Habit.DEADLY) : slack == 0 ? habit(Habit.CLOSE) : 0;
    }

    /** Where more zombies come together than those there can kill, nobody gets away next turn. */
    private double trap(int zone) {
        ZoneSet near =
                table.survivorPaths().neighbours(zone).and(table.zombies().where());
        int coming = table.zombies().count(zone);
        for (int other = near.first(); other != ZoneSet.NONE; other = near.nextAfter(other)) {
            coming += table.manned().contains(other) ? 0 : table.zombies().count(other);
        }
        if (coming < CROWD) {
            return 0;
        }
        double strength = CROWD * power();
        for (Survivor survivor : table.survivors()) {
            boolean isThere = survivor.isOnBoard()
                    && survivor.index() != actor.index()
                    && survivor.zone().index() == zone;
            strength += isThere ? CROWD * Arms.of(survivor).here() : 0;
        }
        return Math.clamp(coming - strength, 0, habit(Habit.MOST_TRAPPED));
    }

    /** How many more wounds those in a zone, the actor among them, can take than they will; below zero somebody dies. */
    int slack(int zone) {
        return toll.slack(zone, actor.index());
    }

    /** The same without the actor. */
    int slackWithout(int zone) {
        return toll.slackWithout(zone, actor);
    }

    /** Whether somebody dies in a zone unless others help. */
    boolean isDoomed(int zone) {
        return toll.isDoomed(zone);
    }

    /** Whether somebody in the actor's zone dies unless something is done. */
    boolean isLethalHere() {
        int zone = actor.zone().index();
        return table.zombies().isAny(zone) && slack(zone) < 0;
    }

    private double menace(int zone) {
        double wounds = 0;
        if (table.zombies().isAny(zone)) {
            for (ZombieKind kind : table.print().zombieKinds()) {
                wounds += kind.wounds() * table.zombies().count(zone, kind.index());
            }
        }
        double menace = Math.min(habit(Habit.MOST_HERE), habit(Habit.WOUND_HERE) * wounds);
        ZoneSet ways = table.survivorPaths().neighbours(zone);
        ZoneSet near = ways.and(table.zombies().where());
        for (int other = near.first(); other != ZoneSet.NONE; other = near.nextAfter(other)) {
            for (ZombieKind kind : table.print().zombieKinds()) {
                int count = table.zombies().count(other, kind.index());
                menace += count
                        * habit(Habit.NEXT_DOOR)
                        * (kind.actions() > 1 ? habit(Habit.QUICK) : 1)
                        * (kind.wounds() > 1 ? 1.5 : 1);
            }
        }
        menace += habit(Habit.TWO_STEPS) == 0
                ? 0
                : habit(Habit.TWO_STEPS)
                        * zombies(table.survivorPaths().within(zone, 2).minus(ways), zone);
        List<SpawnPoint> spawns = table.spawnPoints();
        for (int i = 0; i < spawns.size(); i++) {
            int spawn = spawns.get(i).zone().index();
            if (spawns.get(i).isActive()) {
                menace += spawn == zone ? habit(Habit.ON_SPAWN) : ways.contains(spawn) ? habit(Habit.BESIDE_SPAWN) : 0;
            }
        }
        return menace;
    }

    /** The zombies in some zones but this one. */
    private int zombies(ZoneSet zones, int but) {
        ZoneSet theirs = zones.and(table.zombies().where());
        int count = 0;
        for (int zone = theirs.first(); zone != ZoneSet.NONE; zone = theirs.nextAfter(zone)) {
            count += zone == but ? 0 : table.zombies().count(zone);
        }
        return count;
    }

    List<Errand> errands() {
        if (errands == null) {
            errands = new ArrayList<>();
            for (int i = 0; i < advice.size(); i++) {
                advice.get(i).errands(table, errands);
            }
            for (Survivor survivor : table.survivors()) {
                int zone = survivor.zone().index();
                if (survivor.index() != actor.index() && survivor.isOnBoard() && toll.isDoomed(zone)) {
                    errands.add(new Errand(zone, habit(Habit.RESCUE), RESCUERS));
                }
            }
        }
        return errands;
    }

    @Override
    public int target() {
        if (target == UNKNOWN) {
            target = target(actor);
        }
        return target;
    }

    /** The errand that costs a survivor least, allowing for others who are nearer and for how much it matters. */
    int target(Survivor who) {
        double least = Double.MAX_VALUE;
        int zone = -1;
        for (Errand errand : errands()) {
            if (!errand.isFor(who)) {
                continue;
            }
            int steps = way.steps(who.zone().index(), errand.zone());
            int nearer = nearer(errand, who, steps);
            double cost = steps
                    + habit(Habit.CROWDING) * Math.max(0, nearer - errand.places() + 1)
                    - habit(Habit.ERRAND) * errand.weight();
            if (steps < Way.FAR && cost < least) {
                least = cost;
                zone = errand.zone();
            }
        }
        return zone >= 0 ? zone : escort(who);
    }

    /** How far it is for a survivor to where their errand leads; nothing if there is none. */
    int stepsToTarget(Survivor who) {
        int zone = who.isOnBoard() ? target(who) : -1;
        return zone < 0 ? 0 : way.steps(who.zone().index(), zone);
    }

    /** Whoever has no errand goes along with those who have one. */
    private int escort(Survivor who) {
        int least = Way.FAR;
        int zone = -1;
        for (Errand errand : errands()) {
            int steps = way.steps(who.zone().index(), errand.zone());
            if (steps < least) {
                least = steps;
                zone = errand.zone();
            }
        }
        return zone;
    }

    /** How much stronger than the best weapon that somebody has a card of the deck is on average. */
    double findings(Survivor who, String deck) {
        List<Integer> pile = table.deck(deck).draw().list();
        List<Equipment> cards = table.print().equipment();
        double best = Arms.strongest(who);
        double sum = 0;
        int size = pile.size();
        for (int i = 0; i < size; i++) {
            Equipment card = cards.get(pile.get(i));
            sum += Math.max(0, Arms.strength(card) - best) + habit(Habit.WANTED) * Packing.wants(this, card);
        }
        return size == 0 ? habit(Habit.UNKNOWN_CARD) : sum / size;
    }

    private int nearer(Errand errand, Survivor who, int steps) {
        int nearer = 0;
        for (Survivor other : table.survivors()) {
            if (other.index() != who.index() && other.isOnBoard() && errand.isFor(other)) {
                int theirs = way.steps(other.zone().index(), errand.zone());
                nearer += theirs < steps || theirs == steps && other.index() < who.index() ? 1 : 0;
            }
        }
        return nearer;
    }

    /** Whether survivors other than the actor, or allies, are in a zone. */
    boolean areOthersIn(int zone) {
        return table.allies().isAny(zone) || othersIn(zone) > 0;
    }

    int othersIn(int zone) {
        int others = 0;
        for (Survivor other : table.survivors()) {
            others += other.isOnBoard()
                            && other.index() != actor.index()
                            && other.zone().index() == zone
                    ? 1
                    : 0;
        }
        return others;
    }

    boolean isObjective(int zone) {
        for (Objective objective : table.objectives()) {
            if (objective.zone().index() == zone) {
                return true;
            }
        }
        return false;
    }
}
