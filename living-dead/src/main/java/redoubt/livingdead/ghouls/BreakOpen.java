package redoubt.livingdead.ghouls;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.openings.Openings;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** Breakers open all that is closed on the borders of their zone. */
public record BreakOpen(Openings openings, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.then(opened(
                play.table(),
                openings,
                openings.shutAround(play.table().terrain(), zone.index()),
                GhoulRules.BREAK_OPEN));
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
