package redoubt.secondedition.sense;

import redoubt.board.Edges;
import redoubt.horde.openings.Opener;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;

/** Who can open what is shut. */
public final class Tools {
    private Tools() {}

    public static boolean has(Survivor survivor) {
        for (Item item : survivor.inventory().items()) {
            if (item.card().trait(Opener.class).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** An errand to a room: while it is shut, only those with a tool run it, if there are any. */
    public static Errand errand(Table table, int room, double weight, int places) {
        int who = 0;
        for (Survivor survivor : table.survivors()) {
            who |= survivor.isOnBoard() && has(survivor) ? Errand.bit(survivor) : 0;
        }
        return isShut(table, room) && who != 0
                ? new Errand(room, weight, places, who)
                : new Errand(room, weight, places);
    }

    /** Whether no way leads into a zone. */
    public static boolean isShut(Table table, int zone) {
        Edges edges = table.terrain().board().edges();
        for (int place = 0; place < edges.degree(zone); place++) {
            int other = edges.across(edges.edge(zone, place), zone);
            if (table.survivorPaths().neighbours(other).contains(zone)) {
                return false;
            }
        }
        return true;
    }
}
