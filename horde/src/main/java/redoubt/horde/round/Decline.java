package redoubt.horde.round;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Step;

/** Lets a granted free action pass. */
public record Decline() implements ActOption {
    @Override
    public int cost() {
        return 0;
    }

    @Override
    public Step<Table> step(SurvivorId actor) {
        throw new IllegalStateException("nothing is done");
    }

    @Override
    public String key() {
        return "decline";
    }
}
