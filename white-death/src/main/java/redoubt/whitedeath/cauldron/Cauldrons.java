package redoubt.whitedeath.cauldron;

import redoubt.board.Gait;
import redoubt.board.Sight;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.whitedeath.ground.Ground;

/** Where cauldrons are, where they can be carried and where they can be poured. */
public record Cauldrons(TokenKind token, Ground ground, Gait gait) {

    public boolean isAt(Table table, int zone) {
        return table.count(token, zone) > 0;
    }

    /** The zones to which a cauldron can be carried: those beside it in sight to which one can walk without a ladder. */
    public ZoneSet ways(Table table, Sight sight, int zone) {
        return table.terrain().paths(gait).neighbours(zone).and(sight.within(zone, 1, 1));
    }

    /** The zones into which a cauldron can be poured: from a rampart those beside it in sight that are no rampart. */
    public ZoneSet targets(Table table, Sight sight, int zone) {
        if (!ground.isRampart(table.terrain(), zone)) {
            return ZoneSet.EMPTY;
        }
        ZoneSet beside = sight.within(zone, 1, 1);
        ZoneSet below = beside;
        for (int other = beside.first(); other != ZoneSet.NONE; other = beside.nextAfter(other)) {
            below = ground.isRampart(table.terrain(), other) ? below.without(other) : below;
        }
        return below;
    }
}
