package redoubt.horde.openings;

import java.util.Optional;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** Hook: what comes before something on a border opens, whoever or whatever opens it. */
public interface Threshold extends Ruling {
    /** The step that happens instead, and may open it in the end; empty if nothing stands in the way. */
    Optional<Step<Table>> instead(Table table, TurnLeaf opening);
}
