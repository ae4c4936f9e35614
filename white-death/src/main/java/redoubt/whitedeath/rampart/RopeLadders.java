package redoubt.whitedeath.rampart;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Terrain;
import redoubt.horde.table.Annexes;
import redoubt.whitedeath.ground.Ground;

/** The rope ladders that hang at borders, by edge; one whose rampart is corrupted hangs on without effect. */
public record RopeLadders(List<Integer> placed) implements Annexes.Annex {
    public static final RopeLadders NONE = new RopeLadders(List.of());

    public RopeLadders {
        placed = List.copyOf(placed);
    }

    public boolean hangAt(int edge) {
        return placed.contains(edge);
    }

    /** Whether a ladder can be placed here: between a street and a rampart, and only where none hangs, which makes the border another one. */
    public boolean fits(Ground ground, Terrain terrain, int edge) {
        return terrain.edgeKind(edge) == ground.climb();
    }

    public RopeLadders with(int edge) {
        List<Integer> changed = new ArrayList<>(placed);
        changed.add(edge);
        return new RopeLadders(changed);
    }

    public RopeLadders without(int edge) {
        List<Integer> changed = new ArrayList<>(placed);
        changed.remove(Integer.valueOf(edge));
        return new RopeLadders(changed);
    }

    /** The terrain with the border of this edge as these ladders leave it. */
    public Terrain applied(Ground ground, Terrain terrain, int edge) {
        if (!ground.isClimb(terrain, edge)) {
            return terrain;
        }
        return terrain.withEdge(edge, hangAt(edge) ? ground.ladder() : ground.climb());
    }
}
