package redoubt.horde.round;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Step;

/** Ends the turn; any actions left are lost. */
public record DoNothing() implements ActOption {
    @Override
    public int cost() {
        return 0;
    }

    @Override
    public Step<Table> step(SurvivorId actor) {
        return new EndTurn(actor);
    }

    @Override
    public String key() {
        return "end turn";
    }
}
