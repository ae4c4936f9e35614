package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.board.Side;
import redoubt.darkest.house.House;

/** The fire: Burn markers of every tile, destroyed tiles, where the Fire token lies, and the way in which it spread last. */
public record Blaze(List<Integer> burns, Optional<Integer> front, Optional<Side> direction) {
    /** Instead of a number of markers. */
    public static final int DESTROYED = -1;

    /** Nothing burns, neither on the tiles nor on a platform outside, where nothing ever will. */
    public static final Blaze NONE =
            new Blaze(Collections.nCopies(House.TILES + 1, 0), Optional.empty(), Optional.empty());

    public Blaze {
        burns = List.copyOf(burns);
    }

    /** The Burn markers on a tile; none on a destroyed one. */
    public int burns(int tile) {
        return Math.max(0, burns.get(tile));
    }

    public boolean isDestroyed(int tile) {
        return burns.get(tile) == DESTROYED;
    }

    public boolean isBurning(int tile) {
        return burns.get(tile) > 0;
    }

    /** What fire does on a tile: one for each Burn marker, three if it is destroyed. */
    public int heat(int tile) {
        return isDestroyed(tile) ? 3 : burns(tile);
    }

    public boolean burnsAnywhere() {
        return burns.stream().anyMatch(count -> count > 0);
    }

    Blaze with(int tile, int count) {
        List<Integer> changed = new ArrayList<>(burns);
        changed.set(tile, count);
        return new Blaze(changed, front, direction);
    }

    /** With the Fire token on this tile, which it has come to or stayed on by spreading in a direction. */
    Blaze withFront(int tile, Side spread) {
        return new Blaze(burns, Optional.of(tile), Optional.of(spread));
    }

    /** With the Fire token laid there, or gone; it has spread nowhere yet. */
    Blaze withFront(Optional<Integer> tile) {
        return new Blaze(burns, tile, Optional.empty());
    }
}
