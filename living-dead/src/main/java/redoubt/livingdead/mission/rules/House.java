package redoubt.livingdead.mission.rules;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.livingdead.Ground;

/** The house of a scene: all indoor zones of the house tiles that lie on the board (NL-GAP-47). */
public final class House {
    private static final List<String> TILES = List.of("1R", "2R", "3R", "4R");

    private House() {}

    public static boolean contains(Ground ground, Table table, int zone) {
        if (!ground.isIndoors(table.terrain(), zone)) {
            return false;
        }
        String name = table.terrain().board().name(zone);
        return TILES.contains(name.substring(0, name.indexOf('.')));
    }

    public static boolean hasGhouls(Ground ground, Table table) {
        ZoneSet infested = table.zombies().where();
        for (int zone = infested.first(); zone != ZoneSet.NONE; zone = infested.nextAfter(zone)) {
            if (contains(ground, table, zone)) {
                return true;
            }
        }
        return false;
    }
}
