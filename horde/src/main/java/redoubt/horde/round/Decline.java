package redoubt.horde.round;

import java.util.List;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;

/** Passes up a granted free action; shown among the actions without being one. */
public record Decline() implements Option {
    @Override
    public String key() {
        return "decline";
    }

    @Override
    public List<Mark> marks() {
        return List.of(MarkKind.ACTION.mark(ActionKind.OTHER.name()), MarkKind.COST.mark("0"));
    }
}
