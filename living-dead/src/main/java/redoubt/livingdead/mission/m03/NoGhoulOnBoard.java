package redoubt.livingdead.mission.m03;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;

/** No ghoul is on the board. */
public record NoGhoulOnBoard() implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.zombies().where().isEmpty();
    }
}
