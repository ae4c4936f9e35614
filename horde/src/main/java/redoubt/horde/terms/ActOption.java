package redoubt.horde.terms;

import java.util.Optional;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Step;

/** Something a survivor may do in the turn: what kind of action it is, what it costs, and the step that carries it out. */
public interface ActOption extends Option {
    /** The kind of action; most are none that skills and free actions speak of. */
    default ActionKind kind() {
        return ActionKind.OTHER;
    }

    /** How many actions it costs; 0 for what is free. */
    default int cost() {
        return 1;
    }

    /** The step that carries it out, once it is paid. */
    Step<Table> step(SurvivorId actor);

    /** The attack it would be, for its odds; empty for anything else. */
    default Optional<Draft> attempted() {
        return Optional.empty();
    }
}
