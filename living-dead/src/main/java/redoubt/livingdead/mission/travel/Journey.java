package redoubt.livingdead.mission.travel;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;

/** How far the survivors have come: tiles still to be laid, the newest, those entered, how many were laid, and if one waits. */
public record Journey(List<String> pile, String newest, List<String> entered, int laid, boolean isWaiting)
        implements Annexes.Annex {
    private static final String MIDDLE = ".5";

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

    /**
     * Everybody goes from the middle of a tile to the middle of the next, for bots: that is one turn's walk, far from the corners where
     * ghouls come, and the tile left behind goes with all that are on it. Nobody goes on before all have come.
     */
    public static void errands(Table table, List<Errand> errands) {
        Journey journey = table.annexes().the(Journey.class);
        boolean isFirst = journey.entered.isEmpty();
        String reached = isFirst ? journey.newest : journey.entered.getLast();
        ZoneSet tile = table.terrain().board().onTile(reached);
        boolean areAllThere = true;
        for (Survivor survivor : table.survivors()) {
            areAllThere = areAllThere && tile.contains(survivor.zone().index());
        }
        String next = areAllThere ? journey.newest : reached;
        table.terrain()
                .board()
                .find(next + MIDDLE)
                .ifPresent(zone -> errands.add(
                        new Errand(zone.index(), 2, table.survivors().size())));
    }
}
