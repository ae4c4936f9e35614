package redoubt.board;

/**
 * Who may pass where: whether an edge may be crossed from one zone into the other, with the terrain as it is now. It may depend on
 * the kinds of that edge and of these two zones only, so that paths outlive a change elsewhere.
 */
@FunctionalInterface
public interface Passage {
    boolean passes(Terrain terrain, int edge, int from, int to);
}
