package redoubt.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Board;
import redoubt.board.Sight;
import redoubt.board.SightRule;
import redoubt.board.Terrain;

/**
 * The law that kept sights rely on: a rule of sight looks only at the viewer's zone, at its neighbours and along straight lines. Every
 * zone and every edge becomes everything it can be, and what was kept must equal what is worked out anew.
 */
public final class SightLaw {
    private final Board board;
    private final SightRule rule;

    public SightLaw(Board board, SightRule rule) {
        this.board = board;
        this.rule = rule;
    }

    public void holds() {
        Terrain looked = Terrain.of(board);
        board.zones().forEachIndex(viewer -> looked.sight(rule).seen(viewer));
        for (int kind = 0; kind < board.legend().zones().size(); kind++) {
            for (int zone = 0; zone < board.zoneCount(); zone++) {
                requireSame(looked.withZone(zone, kind), Terrain.of(board).withZone(zone, kind), "zone " + zone);
            }
        }
        for (int kind = 0; kind < board.legend().borders().size(); kind++) {
            for (int edge = 0; edge < board.edges().count(); edge++) {
                requireSame(looked.withEdge(edge, kind), Terrain.of(board).withEdge(edge, kind), "edge " + edge);
            }
        }
    }

    private void requireSame(Terrain kept, Terrain anew, String what) {
        board.zones()
                .forEachIndex(viewer -> assertThat(ranges(kept.sight(rule), viewer))
                        .as("what zone %d sees when %s changes", viewer, what)
                        .isEqualTo(ranges(anew.sight(rule), viewer)));
    }

    private List<Integer> ranges(Sight sight, int viewer) {
        List<Integer> ranges = new ArrayList<>();
        board.zones().forEachIndex(zone -> ranges.add(sight.range(viewer, zone)));
        return ranges;
    }
}
