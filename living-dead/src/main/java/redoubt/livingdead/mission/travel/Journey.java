package redoubt.livingdead.mission.travel;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;

/** How far the survivors have come: tiles still to be laid, the newest, those entered, how many were laid, and if one waits. */
public record Journey(List<String> pile, String newest, List<String> entered, int laid, boolean isWaiting)
        implements Annexes.Annex {
    public Journey {
        pile = List.copyOf(pile);
        entered = List.copyOf(entered);
    }

    /** Whether the last tile lies on the board. */
    public boolean isOver() {
        return pile.isEmpty();
    }

    public Journey entering(String tile) {
        List<String> longer = new ArrayList<>(entered);
        longer.add(tile);
        return new Journey(pile, newest, longer, laid, isWaiting);
    }

    public Journey waiting() {
        return new Journey(pile, newest, entered, laid, true);
    }

    /** With a tile of the pile laid, which nobody has entered yet. */
    public Journey laying(String tile) {
        List<String> rest = new ArrayList<>(pile);
        rest.remove(tile);
        List<String> others = new ArrayList<>(entered);
        others.remove(tile);
        return new Journey(rest, tile, others, laid + 1, false);
    }

    /** Everybody goes to the newest tile, for bots. */
    public static void errands(Table table, List<Errand> errands) {
        ZoneSet newest = table.terrain().board().onTile(table.annexes().the(Journey.class).newest);
        for (int zone = newest.first(); zone != ZoneSet.NONE; zone = newest.nextAfter(zone)) {
            errands.add(new Errand(zone, 2, table.survivors().size()));
        }
    }
}
