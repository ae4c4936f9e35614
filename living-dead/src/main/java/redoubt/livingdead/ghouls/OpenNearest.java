package redoubt.livingdead.ghouls;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.Openings;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players choose which of several equally near closed barricades and doors a card opens. */
public record OpenNearest(Openings openings, List<Integer> edges) implements Question<Table, OpenNearest.Give> {
    public OpenNearest {
        edges = List.copyOf(edges);
    }

    /** This one opens. */
    public record Give(Leaf leaf, int edge, Zone one, Zone other) implements Option {
        @Override
        public String key() {
            return "open " + leaf + " between " + one + " and " + other;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.TOKEN.mark(leaf.name()), MarkKind.ZONE.mark(one.name()), MarkKind.ZONE.mark(other.name()));
        }
    }

    @Override
    public Decision<Give> decision(Table table) {
        List<Give> options = new ArrayList<>(edges.size());
        Edges all = table.terrain().board().edges();
        for (int edge : edges) {
            openings.at(table.terrain(), edge)
                    .ifPresent(leaf -> options.add(
                            new Give(leaf, edge, table.zone(all.first(edge)), table.zone(all.second(edge)))));
        }
        return new Decision<>(GhoulRules.OPENING_CARD, table.everyone(), options);
    }

    @Override
    public void answer(Give chosen, Play<Table> play) {
        play.then(TurnLeaf.open(GhoulRules.OPENING_CARD, chosen.leaf(), chosen.edge()));
    }
}
