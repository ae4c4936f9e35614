package redoubt.livingdead.mission.m01;

import java.util.Collections;
import java.util.List;
import redoubt.board.EdgeId;
import redoubt.board.Edges;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Search;
import redoubt.horde.mission.Goal;
import redoubt.horde.openings.TurnOption;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.livingdead.barricades.Barricades;
import redoubt.livingdead.barricades.ImprovisedBarricades;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.mission.rules.House;

/** Every window shown must be blocked by a closed barricade. */
public record EveryWindowBarricaded(List<Integer> windows, int barricade, int closedBarricade, ZoneSet house)
        implements Goal {
    private static final String PLANKS = "Planks";

    public EveryWindowBarricaded {
        windows = List.copyOf(windows);
    }

    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet places = ZoneSet.EMPTY;
        Edges edges = table.terrain().board().edges();
        for (int edge : windows) {
            boolean isInside = table.isBuilding(edges.first(edge));
            int inside = isInside ? edges.first(edge) : edges.second(edge);
            places = table.terrain().edgeKind(edge) == closedBarricade ? places : places.with(inside);
        }
        list.win("EveryWindowBarricaded", blocked(table), windows.size(), places);
    }

    @Override
    public boolean isMet(Table table) {
        return blocked(table) == windows.size();
    }

    @Override
    public double progress(Table table) {
        return (double) blocked(table) / windows.size();
    }

    private int blocked(Table table) {
        int blocked = 0;
        for (int i = 0; i < windows.size(); i++) {
            blocked += table.terrain().edgeKind(windows.get(i)) == closedBarricade ? 1 : 0;
        }
        return blocked;
    }

    /** Whoever has a barricade goes to a window; the others fetch what stands open in doorways. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        Edges edges = table.terrain().board().edges();
        int bearers = 0;
        for (Survivor survivor : table.survivors()) {
            bearers |= survivor.carried().contains(Barricades.BARRICADE) ? Errand.bit(survivor) : 0;
        }
        for (int edge : windows) {
            if (table.terrain().edgeKind(edge) == closedBarricade) {
                continue;
            }
            // One that has been opened again only has to be shut.
            boolean isBare = table.terrain().edgeKind(edge)
                    == edges.edge(new EdgeId(edge)).printed().index();
            int who = isBare ? bearers : -1;
            if (who != 0) {
                errands.add(new Errand(inside(table, edges, edge), 5, 1, who));
            }
        }
        for (int edge = 0; edge < edges.count(); edge++) {
            if (edges.exists(edge) && isOpenDoorway(table, edges, edge)) {
                errands.add(new Errand(edges.first(edge), 1.5, 1, ~bearers));
                errands.add(new Errand(edges.second(edge), 1.5, 1, ~bearers));
            }
        }
    }

    private static int inside(Table table, Edges edges, int edge) {
        return table.isBuilding(edges.first(edge)) ? edges.first(edge) : edges.second(edge);
    }

    private boolean isOpenDoorway(Table table, Edges edges, int edge) {
        return table.terrain().edgeKind(edge) == barricade && !windows.contains(edge);
    }

    @Override
    public double wants(Table table, Survivor bearer, Equipment card) {
        return card.name().equals(PLANKS) ? 3 : 0;
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case ImprovisedBarricades.Build build -> windows.contains(build.edge()) ? 8 : 0;
            case ImprovisedBarricades.PickUp _ -> 4.5;
            case ImprovisedBarricades.UsePlanks _ -> 7;
            case TurnOption turn -> !turn.isOpening() && windows.contains(turn.edge()) ? 6 : 0;
            case Search.SearchDeck search ->
                search.deck().equals(LivingDead.HOUSEHOLD_DECK) ? planks(outlook.table()) : 0;
            default -> House.leaving(outlook, option, house);
        };
    }

    /** There are fewer barricades in doorways than windows, so planks must be found. */
    private double planks(Table table) {
        int missing = windows.size() - blocked(table);
        Edges edges = table.terrain().board().edges();
        for (int edge = 0; edge < edges.count(); edge++) {
            missing -= edges.exists(edge) && isOpenDoorway(table, edges, edge) ? 1 : 0;
        }
        for (Survivor survivor : table.survivors()) {
            missing -= Collections.frequency(survivor.carried(), Barricades.BARRICADE);
            missing -= survivor.inventory().count(PLANKS);
        }
        return missing > 0 ? 1.5 : -0.5;
    }
}
