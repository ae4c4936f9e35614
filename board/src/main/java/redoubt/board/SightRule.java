package redoubt.board;

/**
 * How one game follows a straight line of sight, zone by zone, carrying along a memory that the rule defines for itself. A rule looks at
 * the kinds of the viewer's zone, of what it is asked about and of the viewer's neighbours only, since what is seen is kept when the
 * terrain changes elsewhere.
 */
public interface SightRule {
    /** How many sight rules a game can have. */
    int SLOTS = 8;

    /** The line ends before this zone. */
    int STOP = 0;

    /** The zone is seen and the line ends in it. */
    int SEE_AND_STOP = 1;

    /** The memory of a viewer who sees nothing outside its own zone. */
    int BLIND = -1;

    /** The zone is not seen, but the line goes on with this memory. */
    static int pass(int memory) {
        return 2 | memory << 2;
    }

    /** The zone is seen and the line goes on with this memory. */
    static int seeAndPass(int memory) {
        return 3 | memory << 2;
    }

    /** Where the answers of this rule are kept, from 0 to {@link #SLOTS} - 1. */
    int slot();

    /** The memory at the start of every line from this zone, or {@link #BLIND}. */
    int begin(Terrain terrain, int viewer);

    /** What becomes of a line that crosses this edge into this zone. */
    int follow(Terrain terrain, int memory, int viewer, int edge, int zone);

    /** Zones seen at range 1 whatever the lines say, such as rooms that share an opening. */
    default ZoneSet beside(Terrain terrain, int viewer) {
        return ZoneSet.EMPTY;
    }

    /** True if whoever is seen also sees the viewer, even where the lines alone would not say so. */
    default boolean mutual() {
        return false;
    }
}
