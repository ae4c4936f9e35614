package redoubt.livingdead.barricades;

import java.util.List;
import redoubt.board.EdgeId;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Step;
import redoubt.livingdead.ground.Ground;

/**
 * Barricades may be taken out of doorways or made of planks, as long as the box has tokens, carried about and nailed over windows.
 */
public record ImprovisedBarricades(Ground ground, int tokens) implements ActionRuling {
    /** Why planks make no barricade. */
    public static final String NONE_LEFT = "no barricades left";

    private static final String USE_PLANKS = "ImprovisedBarricades.UsePlanks";

    /** Takes the open barricade on the border to a zone. */
    public record PickUp(Ground ground, int edge, Zone to) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new PickUpBarricade(actor, ground.doorway(), edge);
        }

        @Override
        public String key() {
            return "pick up barricade to " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.TOKEN.mark(Barricades.BARRICADE), MarkKind.ZONE.mark(to.name()));
        }
    }

    /** Gives up planks for a barricade to carry. */
    public record UsePlanks() implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TurnPlanksIntoBarricade(actor);
        }

        @Override
        public String key() {
            return "make barricade of " + PlanksForBarricades.PLANKS;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(PlanksForBarricades.PLANKS), MarkKind.TOKEN.mark(Barricades.BARRICADE));
        }
    }

    /** Nails a carried barricade over the window to a zone. */
    public record Build(Ground ground, int edge, Zone to) implements ActOption {
        @Override
        public ActionKind kind() {
            return Barricades.BARRICADE_ACTION;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new BarricadeWindow(actor, ground.closedBarricade(), edge);
        }

        @Override
        public String key() {
            return "barricade window to " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.TOKEN.mark(Barricades.BARRICADE), MarkKind.ZONE.mark(to.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int zone = actor.zone().index();
        boolean isPeace = !table.zombies().isAny(zone);
        boolean isBuilding = isPeace && actor.carried().contains(Barricades.BARRICADE);
        boolean isTaking = isPeace || !OtherReading.isAgreed(table, BarricadeRules.TAKING_BARRICADES);
        Edges edges = table.terrain().board().edges();
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            int kind = table.terrain().edgeKind(edge);
            Zone to = table.zone(edges.across(edge, zone));
            if (kind == ground.barricade() && isTaking && !isWindow(edges, edge)) {
                menu.add(new PickUp(ground, edge, to));
            } else if (kind == ground.window() && isBuilding) {
                menu.add(new Build(ground, edge, to));
            }
        }
        if (hasPlanks(actor) && hasTokens(table)) {
            menu.add(new UsePlanks());
        }
    }

    @Override
    public List<Obstacle> obstacles(Table table, Survivor actor) {
        return hasPlanks(actor) && !hasTokens(table)
                ? List.of(new Obstacle(USE_PLANKS, NONE_LEFT, BarricadeRules.NO_TOKEN_LEFT))
                : List.of();
    }

    private static boolean hasPlanks(Survivor actor) {
        return actor.inventory().slotOf(PlanksForBarricades.PLANKS) >= 0;
    }

    /** Whether a token is neither on the board nor carried. */
    private boolean hasTokens(Table table) {
        long used = 0;
        for (Survivor survivor : table.survivors()) {
            used += survivor.carried().stream()
                    .filter(Barricades.BARRICADE::equals)
                    .count();
        }
        Edges edges = table.terrain().board().edges();
        for (int edge = 0; edge < edges.count(); edge++) {
            used += edges.exists(edge) && ground.isBarricade(table.terrain(), edge) ? 1 : 0;
        }
        return used < tokens;
    }

    /** What has been nailed over a window stays there, even opened: only doorways are left open for good (NL-GAP-51). */
    private boolean isWindow(Edges edges, int edge) {
        return edges.edge(new EdgeId(edge)).printed().index() == ground.window();
    }
}
