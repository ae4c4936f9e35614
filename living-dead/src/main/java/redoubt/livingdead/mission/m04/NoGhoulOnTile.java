package redoubt.livingdead.mission.m04;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;

/** No ghoul stands on a tile. */
public record NoGhoulOnTile(String tile) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.zombies().where().and(table.terrain().board().onTile(tile)).isEmpty();
    }
}
