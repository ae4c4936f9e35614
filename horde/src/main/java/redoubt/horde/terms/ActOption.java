package redoubt.horde.terms;

import java.util.Optional;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Step;

/** Something a survivor may do in their turn: what kind of action it is, what it costs, and the step that carries it out. */
public interface ActOption extends Option {
    /** The kind of action; most options are of no kind that skills and free actions refer to. */
    default ActionKind kind() {
        return ActionKind.OTHER;
    }

    /** How many actions it costs; 0 if it is free. */
    default int cost() {
        return 1;
    }

    /** Whether it is an attack in which the survivor goes all out. */
    default boolean isAllOut() {
        return false;
    }

    /** The step that carries it out, once paid for. */
    Step<Table> step(SurvivorId actor);

    /** The attack it would make, for its odds; empty for anything else. */
    default Optional<Draft> attempted() {
        return Optional.empty();
    }

    /** The table as it would be when the dice of the attack are rolled. */
    default Table whenAttempted(Table table) {
        return table;
    }
}
