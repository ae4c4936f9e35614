package redoubt.darkest.radioactive;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.darkest.house.Icon;
import redoubt.darkest.table.Annexes;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/**
 * The radiation in the house: how the Reactor is, tiles with a marker, rooms whose zombies are contaminated, whether the Creature
 * is, the markers of every survivor by its place, and how many chips the Reactor has taken.
 */
public record Radiation(
        Reactor reactor,
        List<Integer> tiles,
        ZoneSet hordes,
        boolean isCreatureContaminated,
        List<Integer> markers,
        int chips)
        implements Annexes.Annex {
    /** The most Radiation markers that a survivor takes (DD-RAD-11). */
    static final int MOST_MARKERS = 3;
    /** The chips that open the Reactor (DD-RAD-22). */
    static final int CHIPS = 2;

    /** How the Reactor is: still tight, leaking, or shut down for good. */
    public enum Reactor {
        TIGHT,
        LEAKING,
        SHUT_DOWN
    }

    public Radiation {
        tiles = List.copyOf(tiles);
        markers = List.copyOf(markers);
    }

    public static Radiation of(Table table) {
        return table.annex(Radiation.class);
    }

    static int reactorRoom(Table table) {
        return table.house().rooms(Icon.REACTOR).getFirst();
    }

    static int reactorTile(Table table) {
        return table.house().tile(reactorRoom(table));
    }

    public boolean isContaminated(int tile) {
        return tiles.contains(tile);
    }

    public int markers(Survivor survivor) {
        return markers.get(survivor.place());
    }

    public Radiation with(Reactor changed) {
        return new Radiation(changed, tiles, hordes, isCreatureContaminated, markers, chips);
    }

    public Radiation withTile(int tile) {
        List<Integer> longer = new ArrayList<>(tiles);
        longer.add(tile);
        return new Radiation(reactor, longer, hordes, isCreatureContaminated, markers, chips);
    }

    public Radiation withoutTile(int tile) {
        List<Integer> shorter = new ArrayList<>(tiles);
        shorter.remove(Integer.valueOf(tile));
        return new Radiation(reactor, shorter, hordes, isCreatureContaminated, markers, chips);
    }

    public Radiation withEnemies(ZoneSet rooms, boolean creature) {
        return new Radiation(reactor, tiles, rooms, creature, markers, chips);
    }

    public Radiation withMarkers(int place, int count) {
        List<Integer> changed = new ArrayList<>(markers);
        changed.set(place, count);
        return new Radiation(reactor, tiles, hordes, isCreatureContaminated, changed, chips);
    }

    public Radiation withChip() {
        return new Radiation(reactor, tiles, hordes, isCreatureContaminated, markers, chips + 1);
    }
}
