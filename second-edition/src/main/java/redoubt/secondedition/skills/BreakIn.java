package redoubt.secondedition.skills;

import java.util.List;
import redoubt.board.Edges;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.TurnOption;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;
import redoubt.secondedition.edition.ActionKinds;

/** The survivor opens doors with nothing in hand and without noise, one of them for free each turn. */
public record BreakIn(Leaf door) implements Skill, ActionRuling, TurnRuling {
    @Override
    public String name() {
        return "Break-in";
    }

    @Override
    public List<FreeAction> freeActions() {
        return List.of(new FreeAction("Door", List.of(ActionKinds.DOOR)));
    }

    /** Where a tool in hand opens a door just as silently, that is offered already. */
    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int zone = actor.zone().index();
        Edges edges = table.terrain().board().edges();
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            if (table.terrain().edgeKind(edge) == door.shut() && !isSilentlyOpened(edge, menu)) {
                menu.add(new TurnOption(door, edge, table.zone(edges.across(edge, zone)), true, "", false));
            }
        }
    }

    private static boolean isSilentlyOpened(int edge, Menu menu) {
        return menu.options().stream()
                .anyMatch(option -> option instanceof TurnOption turn && turn.edge() == edge && !turn.isNoisy());
    }
}
