package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.Joins;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;

/** What a mission asks for although nobody can ever get there: places behind walls, which nothing opens. */
public final class OutOfReach {
    private OutOfReach() {}

    /** The zones with an objective, or where a goal sends people, to which no way leads from where survivors start. */
    public static List<String> of(Edition edition, MissionPlan plan) {
        Table table = MissionSetUp.lay(edition, plan, SetUp.of("content", plan.id()), Luck.seeded(1))
                .table();
        ZoneSet reached = reached(table);
        ZoneSet wanted = wanted(table);
        List<String> missing = new ArrayList<>();
        for (int zone = wanted.first(); zone != ZoneSet.NONE; zone = wanted.nextAfter(zone)) {
            if (!reached.contains(zone)) {
                missing.add(table.terrain().board().name(zone));
            }
        }
        return missing;
    }

    private static ZoneSet wanted(Table table) {
        ZoneSet wanted = ZoneSet.EMPTY;
        for (Objective objective : table.objectives()) {
            wanted = wanted.with(objective.zone().index());
        }
        List<Errand> errands = new ArrayList<>();
        Packed<Advice> advice = Rulings.common(table, Advice.class);
        for (int i = 0; i < advice.size(); i++) {
            advice.get(i).errands(table, errands);
        }
        for (Errand errand : errands) {
            wanted = wanted.with(errand.zone());
        }
        return wanted;
    }

    /** Everywhere that people get to if all that can be opened is open, all that can be climbed is climbed and all ways are found. */
    private static ZoneSet reached(Table table) {
        ZoneSet reached = ZoneSet.EMPTY;
        List<Integer> next = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && !reached.contains(survivor.zone().index())) {
                reached = reached.with(survivor.zone().index());
                next.add(survivor.zone().index());
            }
        }
        List<ZoneSet> passages = passages(table);
        int wall = table.terrain().board().legend().boardEdge().index();
        Edges edges = table.terrain().board().edges();
        while (!next.isEmpty()) {
            int zone = next.removeLast();
            for (int place = 0; place < edges.degree(zone); place++) {
                int edge = edges.edge(zone, place);
                int other = edges.across(edge, zone);
                if (table.terrain().edgeKind(edge) != wall && !reached.contains(other)) {
                    reached = reached.with(other);
                    next.add(other);
                }
            }
            for (ZoneSet ends : passages) {
                if (ends.contains(zone) && !ends.minus(reached).isEmpty()) {
                    next.add(ends.minus(reached).first());
                    reached = reached.or(ends);
                }
            }
        }
        return reached;
    }

    private static List<ZoneSet> passages(Table table) {
        return table.mission().rulings(Joins.class).stream()
                .map(each -> ZoneSet.of(each.one().index()).with(each.other().index()))
                .toList();
    }
}
