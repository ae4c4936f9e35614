package redoubt.horde.openings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Edges;
import redoubt.board.Terrain;
import redoubt.horde.table.Packed;

/** Everything that opens and shuts on the borders of a game, with what each border has now. */
public record Openings(List<Leaf> leaves) {
    public Openings {
        leaves = Packed.copyOf(leaves);
    }

    /** What opens and shuts on this border, if anything does. */
    public Optional<Leaf> at(Terrain terrain, int edge) {
        int kind = terrain.edgeKind(edge);
        for (int i = 0; i < leaves.size(); i++) {
            if (leaves.get(i).open() == kind || leaves.get(i).shut() == kind) {
                return Optional.of(leaves.get(i));
            }
        }
        return Optional.empty();
    }

    public boolean isShut(Terrain terrain, int edge) {
        int kind = terrain.edgeKind(edge);
        for (int i = 0; i < leaves.size(); i++) {
            if (leaves.get(i).shut() == kind) {
                return true;
            }
        }
        return false;
    }

    /** The borders of a zone on which something is shut. */
    public List<Integer> shutAround(Terrain terrain, int zone) {
        Edges edges = terrain.board().edges();
        List<Integer> shut = new ArrayList<>();
        for (int place = 0; place < edges.degree(zone); place++) {
            if (isShut(terrain, edges.edge(zone, place))) {
                shut.add(edges.edge(zone, place));
            }
        }
        return shut;
    }

    /** All borders of the board on which something is shut. */
    public List<Integer> shut(Terrain terrain) {
        Edges edges = terrain.board().edges();
        List<Integer> shut = new ArrayList<>();
        for (int edge = 0; edge < edges.count(); edge++) {
            if (edges.exists(edge) && isShut(terrain, edge)) {
                shut.add(edge);
            }
        }
        return shut;
    }
}
