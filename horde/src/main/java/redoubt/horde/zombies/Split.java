package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/**
 * Divides a group, type by type and as evenly as possible, over all zones with which an equally short way begins.
 *
 * <p>For example, five walkers and a runner in zone a, with survivors equally far behind b and behind c: two walkers go to b and two
 * to c. The fifth walker and the runner are odd; for each of them the players choose b or c.
 */
final class Split {
    private Split() {}

    static void plan(
            Table table, Pursuit pursuit, Group group, Pursuit.Aim aim, List<March> marches, List<Dilemma> open) {
        ZoneSet ways = ways(table, pursuit, group, aim.destinations());
        int count = ways.size();
        if (count == 0) {
            Zone destination = table.zone(aim.destinations().first());
            marches.add(new March(group.from(), group.troops(), aim.rule(), destination, group.from()));
            return;
        }
        List<March> parts = new ArrayList<>(count);
        for (Troop troop : group.troops()) {
            int each = troop.count() / count;
            for (int way = ways.first(); way != ZoneSet.NONE && each > 0; way = ways.nextAfter(way)) {
                Troop part = new Troop(troop.kind(), each);
                Plan.join(parts, march(table, pursuit, group.from(), part, aim.destinations(), aim.rule(), way));
            }
            int left = troop.count() % count;
            if (left > 0) {
                open.add(new Dilemma.Odd(
                        group.from(),
                        troop.kind(),
                        left,
                        ways,
                        aim.destinations(),
                        aim.rule(),
                        isAlone(group) ? pursuit.pathRule() : Cite.SPLIT_ZOMBIES));
            }
        }
        marches.addAll(parts);
    }

    private static boolean isAlone(Group group) {
        return group.troops().size() == 1 && group.troops().getFirst().count() == 1;
    }

    /** If the zombies' own zone is among the destinations, it is a way too: those who get it stay. */
    private static ZoneSet ways(Table table, Pursuit pursuit, Group group, ZoneSet destinations) {
        int from = group.from().index();
        ZoneSet ways = ZoneSet.EMPTY;
        for (int zone = destinations.first(); zone != ZoneSet.NONE; zone = destinations.nextAfter(zone)) {
            ways = zone == from ? ways.with(from) : ways.or(pursuit.firstSteps(table, from, group.kind(), zone));
        }
        return ways;
    }

    /** Zombies that go one of the ways, or stay if that way is shut. */
    static March march(
            Table table, Pursuit pursuit, Zone from, Troop troop, ZoneSet destinations, RuleId rule, int way) {
        boolean isStaying = way == from.index() || !pursuit.canStep(table, from.index(), troop.kind(), way);
        int destination = destination(table, pursuit, from.index(), troop.kind(), destinations, way);
        return new March(from, List.of(troop), rule, table.zone(destination), isStaying ? from : table.zone(way));
    }

    private static int destination(Table table, Pursuit pursuit, int from, int kind, ZoneSet destinations, int way) {
        for (int zone = destinations.first(); zone != ZoneSet.NONE; zone = destinations.nextAfter(zone)) {
            boolean isOnTheWay = zone == from
                    ? way == from
                    : pursuit.firstSteps(table, from, kind, zone).contains(way);
            if (isOnTheWay) {
                return zone;
            }
        }
        return destinations.first();
    }
}
