package redoubt.board;

/** Who may pass where: whether an edge may be crossed from one zone into the other, with the terrain as it is now. */
@FunctionalInterface
public interface Passage {
    boolean passes(Terrain terrain, int edge, int from, int to);
}
