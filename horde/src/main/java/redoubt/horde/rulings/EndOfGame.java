package redoubt.horde.rulings;

import java.util.Optional;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;

/** Hook: whether the table as it is wins or loses the game; checked after every change, so it must be quick. */
public interface EndOfGame extends Ruling {
    Optional<Verdict> verdict(Table table);
}
