package redoubt.livingdead.mission.rules;

import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;

/** No ghoul may be in some zones. */
public record NoGhoulIn(ZoneSet zones) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.zombies().where().and(zones).isEmpty();
    }
}
