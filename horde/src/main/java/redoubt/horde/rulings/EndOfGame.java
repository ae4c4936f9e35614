package redoubt.horde.rulings;

import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Step;

/**
 * Hook: whether the table as it is wins or loses the game, which is checked after every change and so must be quick, and what follows
 * a victory or a defeat.
 */
public interface EndOfGame extends Ruling {
    Hook<EndOfGame> HOOK = new Hook<>(15, EndOfGame.class);

    Optional<Verdict> verdict(Table table);

    /** What is still done once the game is won, before it is over. */
    default List<Step<Table>> epilogue(Table table) {
        return List.of();
    }

    /** What is still done once the game is lost, before it is over. */
    default List<Step<Table>> aftermath(Table table) {
        return List.of();
    }
}
