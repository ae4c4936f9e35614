package redoubt.livingdead.barricades;

import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.livingdead.ground.Ground;

/** A survivor who closes a barricade may give up planks for experience. */
public record PlanksForBarricades(Ground ground) implements ActionRuling {
    /** The card that is given up. */
    static final String PLANKS = "Planks";

    static final int POINTS = 5;

    /** Closes the barricade to a zone and gives up planks. */
    public record CloseWithPlanks(Ground ground, int edge, Zone to) implements ActOption {
        @Override
        public ActionKind kind() {
            return Barricades.BARRICADE_ACTION;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new NailUp(actor, Barricades.barricade(ground), edge);
        }

        @Override
        public String key() {
            return "close barricade to " + to + " with " + PLANKS;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.TOKEN.mark(Barricades.BARRICADE),
                    MarkKind.ZONE.mark(to.name()),
                    MarkKind.CARD.mark(PLANKS));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int zone = actor.zone().index();
        if (actor.inventory().slotOf(PLANKS) < 0 || table.zombies().isAny(zone)) {
            return;
        }
        Edges edges = table.terrain().board().edges();
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            if (table.terrain().edgeKind(edge) == ground.barricade()) {
                menu.add(new CloseWithPlanks(ground, edge, table.zone(edges.across(edge, zone))));
            }
        }
    }
}
