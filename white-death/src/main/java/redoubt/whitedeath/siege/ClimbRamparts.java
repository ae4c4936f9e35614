package redoubt.whitedeath.siege;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Figures;
import redoubt.board.Paths;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.zombies.Group;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.ground.Ground;

/**
 * The second step of a siege: zombies in the street beside a rampart that stands in their way climb it, all together. It is no
 * activation, so frost does not stop it.
 */
record ClimbRamparts() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Stronghold stronghold = Stronghold.of(table);
        Pursuit pursuit = Edition.of(table).workings().pursuit();
        Figures climbers = climbers(table);
        List<Ascent> open = new ArrayList<>();
        ZoneSet where = climbers.where().minus(table.manned());
        for (int zone = where.first(); zone != ZoneSet.NONE; zone = where.nextAfter(zone)) {
            ZoneSet above = above(stronghold.ground(), table.terrain(), zone);
            if (!above.isEmpty()) {
                for (Group group : Group.in(table, pursuit, climbers, zone)) {
                    ascent(table, stronghold, pursuit, group, above, open);
                }
            }
        }
        if (!open.isEmpty()) {
            play.then(new ChooseRampart(open, List.of()));
        }
    }

    /** All zombies but necromancers (WD-GAP-59). */
    private static Figures climbers(Table table) {
        Figures climbers = table.zombies();
        for (ZombieKind kind : table.print().zombieKinds()) {
            climbers = kind.family().equals(Stronghold.NECROMANCER) ? climbers.without(kind.index()) : climbers;
        }
        return climbers;
    }

    /** The ramparts that can be climbed from a zone; none from another rampart. */
    private static ZoneSet above(Ground ground, Terrain terrain, int zone) {
        ZoneSet above = ZoneSet.EMPTY;
        Edges edges = terrain.board().edges();
        for (int place = 0; place < edges.degree(zone) && !ground.isRampart(terrain, zone); place++) {
            int edge = edges.edge(zone, place);
            above = ground.isClimb(terrain, edge) ? above.with(edges.across(edge, zone)) : above;
        }
        return above;
    }

    private static void ascent(
            Table table, Stronghold stronghold, Pursuit pursuit, Group group, ZoneSet above, List<Ascent> open) {
        int from = group.from().index();
        Pursuit.Aim aim = pursuit.aim(table, from, group.kind());
        ZoneSet ways = ZoneSet.EMPTY;
        boolean mayStay = false;
        ZoneSet destinations = aim.destinations();
        for (int to = destinations.first(); to != ZoneSet.NONE; to = destinations.nextAfter(to)) {
            ZoneSet climbs = climbs(table, stronghold, group.kind(), from, to).and(above);
            ways = ways.or(climbs);
            mayStay |= climbs.isEmpty();
        }
        if (!ways.isEmpty()) {
            open.add(new Ascent(group, ways, mayStay));
        }
    }

    /** First steps of the shortest ways over the ramparts, if these are shorter than any open path (WD-GAP-58). */
    private static ZoneSet climbs(Table table, Stronghold stronghold, int kind, int from, int to) {
        Terrain terrain = table.terrain();
        boolean isClimber = table.print().zombieKinds().get(kind).family().equals(Stronghold.ABOMINATION);
        Paths open = terrain.paths(
                isClimber
                        ? stronghold.gaits().abomination()
                        : stronghold.gaits().zombie());
        Paths climbing = terrain.paths(stronghold.gaits().abomination());
        int over = climbing.distance(from, to);
        if (over == Paths.UNREACHABLE) {
            return terrain.paths(stronghold.gaits().unhindered()).firstSteps(from, to);
        }
        int walk = open.distance(from, to);
        return walk == Paths.UNREACHABLE || over < walk ? climbing.firstSteps(from, to) : ZoneSet.EMPTY;
    }
}
