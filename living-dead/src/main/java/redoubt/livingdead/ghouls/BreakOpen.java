package redoubt.livingdead.ghouls;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.openings.Openings;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** Breakers open what is closed on these borders of their zone. */
public record BreakOpen(Openings openings, List<Integer> edges) implements Effect<Table> {
    public BreakOpen {
        edges = List.copyOf(edges);
    }

    @Override
    public void happen(Play<Table> play) {
        // Breakers on the other side may have been faster.
        List<Integer> shut = edges.stream()
                .filter(edge -> openings.isShut(play.table().terrain(), edge))
                .toList();
        play.then(opened(play.table(), openings, shut, GhoulRules.BREAK_OPEN));
    }

    /** The steps that open what is closed on some borders. */
    static List<Step<Table>> opened(Table table, Openings openings, List<Integer> edges, RuleId rule) {
        List<Step<Table>> steps = new ArrayList<>(edges.size());
        for (int edge : edges) {
            openings.at(table.terrain(), edge).ifPresent(leaf -> steps.add(TurnLeaf.open(rule, leaf, edge)));
        }
        return steps;
    }
}
