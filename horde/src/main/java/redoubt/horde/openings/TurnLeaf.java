package redoubt.horde.openings;

import java.util.Optional;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** Something on a border is opened or shut, by a survivor or by something else; paths and sight change at once. */
public record TurnLeaf(RuleId rule, Optional<SurvivorId> survivor, Leaf leaf, int edge, boolean isOpening)
        implements Effect<Table> {
    public static TurnLeaf open(RuleId rule, Leaf leaf, int edge) {
        return new TurnLeaf(rule, Optional.empty(), leaf, edge, true);
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        int before = isOpening ? leaf.shut() : leaf.open();
        if (table.terrain().edgeKind(edge) != before) {
            return;
        }
        Optional<Step<Table>> first = isOpening ? threshold(table) : Optional.empty();
        if (first.isPresent()) {
            play.then(first.get());
            return;
        }
        play.table(table.withTerrain(table.terrain().withEdge(edge, isOpening ? leaf.open() : leaf.shut())));
        Edges edges = table.terrain().board().edges();
        Zone one = table.zone(edges.first(edge));
        Zone other = table.zone(edges.second(edge));
        Rulings.happened(
                play,
                isOpening
                        ? new HordeEvent.PassageOpened(rule, survivor, leaf.name(), one, other)
                        : new HordeEvent.PassageShut(rule, survivor, leaf.name(), one, other));
    }

    private Optional<Step<Table>> threshold(Table table) {
        for (Threshold ruling : Rulings.common(table, Threshold.class)) {
            Optional<Step<Table>> instead = ruling.instead(table, this);
            if (instead.isPresent()) {
                return instead;
            }
        }
        return Optional.empty();
    }
}
