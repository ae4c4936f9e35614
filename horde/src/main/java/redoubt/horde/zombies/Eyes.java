package redoubt.horde.zombies;

import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.Table;

/** Policy: the zones that zombies see from their zone. */
@FunctionalInterface
public interface Eyes {
    /** Zombies see as everybody sees. */
    Eyes LIKE_EVERYBODY = (table, zone) -> Eyesight.sight(table).seen(zone);

    ZoneSet seen(Table table, int zone);
}
