package redoubt.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import redoubt.board.Edges;
import redoubt.board.Gait;
import redoubt.board.Terrain;

/**
 * The law that kept paths rely on: whether an edge may be crossed depends on the kinds of that edge and of its two zones only. Every
 * zone and every edge becomes everything it can be, and nothing may change elsewhere.
 */
public final class PassageLaw {
    private final Terrain terrain;
    private final Gait gait;

    public PassageLaw(Terrain terrain, Gait gait) {
        this.terrain = terrain;
        this.gait = gait;
    }

    public void holds() {
        Edges edges = terrain.board().edges();
        for (int kind = 0; kind < terrain.board().legend().zones().size(); kind++) {
            for (int zone = 0; zone < terrain.board().zoneCount(); zone++) {
                for (int edge = 0; edge < edges.count(); edge++) {
                    if (edges.first(edge) != zone && edges.second(edge) != zone) {
                        requireSame(terrain.withZone(zone, kind), edge, "zone " + zone);
                    }
                }
            }
        }
        for (int kind = 0; kind < terrain.board().legend().borders().size(); kind++) {
            for (int changed = 0; changed < edges.count(); changed++) {
                for (int edge = 0; edge < edges.count(); edge++) {
                    if (edge != changed) {
                        requireSame(terrain.withEdge(changed, kind), edge, "edge " + changed);
                    }
                }
            }
        }
    }

    private void requireSame(Terrain changed, int edge, String what) {
        int first = terrain.board().edges().first(edge);
        int second = terrain.board().edges().second(edge);
        assertThat(passes(changed, edge, first, second) == passes(terrain, edge, first, second)
                        && passes(changed, edge, second, first) == passes(terrain, edge, second, first))
                .as("%s crosses edge %d as before when %s changes", gait.name(), edge, what)
                .isTrue();
    }

    private boolean passes(Terrain on, int edge, int from, int to) {
        return gait.passage().passes(on, edge, from, to);
    }
}
