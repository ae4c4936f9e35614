package redoubt.horde.openings;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** Opens or shuts something on the border with a zone; the tool is empty if none is needed. */
public record TurnOption(Leaf leaf, int edge, Zone to, boolean isOpening, String tool, boolean isNoisy)
        implements ActOption {
    @Override
    public ActionKind kind() {
        return leaf.kind();
    }

    @Override
    public Step<Table> step(SurvivorId actor) {
        TurnLeaf turn =
                new TurnLeaf(isOpening ? leaf.opening() : leaf.shutting(), Optional.of(actor), leaf, edge, isOpening);
        return isNoisy ? new TurnNoisily(actor, turn) : turn;
    }

    @Override
    public String key() {
        String with = isNoisy ? " with " + tool : "";
        return (isOpening ? "open " : "close ") + leaf.name() + " to " + to + with;
    }

    @Override
    public List<Mark> marks() {
        Mark what = MarkKind.TOKEN.mark(leaf.name());
        Mark where = MarkKind.ZONE.mark(to.name());
        Mark how = MarkKind.ANSWER.mark(isOpening ? "open" : "close");
        return tool.isEmpty() ? List.of(what, where, how) : List.of(what, where, how, MarkKind.CARD.mark(tool));
    }
}
