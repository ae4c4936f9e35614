package redoubt.board;

/** Says who may pass where: whether an edge may be crossed from one zone into the other, as the terrain is now. */
@FunctionalInterface
public interface Passage {
    boolean passes(Terrain terrain, int edge, int from, int to);
}
