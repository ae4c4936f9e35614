package redoubt.horde.sense;

import redoubt.board.ZoneSet;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;

/** How hard zombies press on the team: who is near whom, and whether those there are a match for them. */
final class Pressure {
    private static final double NEXT_DOOR = 0.3;
    private static final double MOST_MENACE = 8;
    private static final int ATTACKS = 3;
    private static final int MOST_TOO_MANY = 6;
    private static final int MOST_NEAR = 12;
    private static final int MOST_AROUND = 16;
    private static final int LEAST_SLACK = -4;
    private static final int MOST_SLACK = 6;
    private static final int NOBODY = -1;

    private final Table table;
    private final Way way;
    private final Toll toll;
    private int people;
    private double menace;
    private double slack = MOST_SLACK;
    private double near;
    private double around;
    private double outnumbered;
    private double spawning;
    private double exposed;

    private Pressure(Table table, Way way, Toll toll) {
        this.table = table;
        this.way = way;
        this.toll = toll;
    }

    static Pressure on(Table table, Way way, Toll toll) {
        Pressure pressure = new Pressure(table, way, toll);
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard()) {
                pressure.lookAt(survivor);
            }
        }
        pressure.people = Math.max(1, pressure.people);
        return pressure;
    }

    private void lookAt(Survivor survivor) {
        people++;
        int zone = survivor.zone().index();
        int here = table.zombies().count(zone);
        int beside = count(table.survivorPaths().neighbours(zone));
        double wounds = NEXT_DOOR * beside;
        for (ZombieKind kind : table.print().zombieKinds()) {
            wounds += kind.wounds() * kind.actions() * table.zombies().count(zone, kind.index());
        }
        menace += Math.min(MOST_MENACE, wounds);
        slack = Math.min(slack, Math.max(LEAST_SLACK, toll.slack(zone, NOBODY)));
        near += Math.min(MOST_NEAR, count(table.survivorPaths().within(zone, 2)));
        around += Math.min(MOST_AROUND, count(table.survivorPaths().within(zone, 3)));
        outnumbered += Math.clamp(here + beside - ATTACKS * Arms.of(survivor).here(), 0, MOST_TOO_MANY);
        exposed += here + beside > 0 && survivor.card().health() - survivor.wounds() <= 1 ? 1 : 0;
        spawning += 1.0 / (1 + toSpawn(zone));
    }

    private int count(ZoneSet zones) {
        ZoneSet theirs = zones.and(table.zombies().where());
        int count = 0;
        for (int zone = theirs.first(); zone != ZoneSet.NONE; zone = theirs.nextAfter(zone)) {
            count += table.zombies().count(zone);
        }
        return count;
    }

    private int toSpawn(int zone) {
        int least = Way.FAR;
        for (SpawnPoint spawn : table.spawnPoints()) {
            least = spawn.isActive()
                    ? Math.min(least, way.steps(zone, spawn.zone().index()))
                    : least;
        }
        return least;
    }

    /** The wounds that those in and beside the zones of the team deal. */
    double menace() {
        return menace / people / 3;
    }

    /** What the worst placed can still take. */
    double slack() {
        return slack / MOST_SLACK;
    }

    /** Zombies within two steps. */
    double near() {
        return near / people / 8;
    }

    /** Zombies within three steps. */
    double around() {
        return around / people / MOST_NEAR;
    }

    /** How many more zombies are at hand than a turn can kill. */
    double outnumbered() {
        return outnumbered / people / 3;
    }

    /** How near the team is to where zombies come. */
    double spawning() {
        return spawning / people * 3;
    }

    /** Who has one wound left and zombies at hand. */
    double exposed() {
        return exposed / people;
    }

    /** Zombies that act more than once. */
    double quick() {
        int quick = 0;
        for (ZombieKind kind : table.print().zombieKinds()) {
            quick += kind.actions() > 1 ? table.zombies().total(kind.index()) : 0;
        }
        return quick / 8.0;
    }
}
