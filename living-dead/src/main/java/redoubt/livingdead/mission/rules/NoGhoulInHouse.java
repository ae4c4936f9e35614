package redoubt.livingdead.mission.rules;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.livingdead.Ground;

/** There is no ghoul in the house. */
public record NoGhoulInHouse(Ground ground) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return !House.hasGhouls(ground, table);
    }
}
