package redoubt.whitedeath.modes;

import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** No objective is taken where a zombie stands: the other reading of WD-GAP-86. */
record ZombiesGuardObjectives() implements TurnRuling {
    @Override
    public boolean allowsTaking(Table table, Survivor actor, Objective objective) {
        return !table.zombies().isAny(objective.zone().index());
    }
}
