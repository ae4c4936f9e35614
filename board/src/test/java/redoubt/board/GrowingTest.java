package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class GrowingTest {
    private final Board small = Board.of(
            Samples.WALLS_AND_STREETS,
            List.of(Samples.at(Samples.face28R(), 0, 0), Samples.at(Samples.face29R(), 0, 1)));
    private final Board grown = small.with(Samples.at(Samples.face31V(), -1, 0));

    @Test
    void aNewTileOnlyAppends() {
        for (String name : small.names()) {
            assertThat(grown.zone(name)).isEqualTo(small.zone(name));
        }
        for (Edge edge : small.edges().all()) {
            assertThat(grown.edges().edge(edge.id())).isEqualTo(edge);
        }
        assertThat(grown.zone("31V.a").index()).isEqualTo(18);
        assertThat(grown.edges().between(grown.zone("31V.h"), grown.zone("28R.b")))
                .hasSize(1);
    }

    @Test
    void aTileTakenAwayLeavesItsIndicesUnused() {
        Board shrunk = grown.without("28R");
        assertThat(shrunk.zone("29R.a")).isEqualTo(grown.zone("29R.a"));
        assertThat(shrunk.zones().contains(grown.zone("28R.a"))).isFalse();
        assertThat(shrunk.find("28R.a")).isEmpty();
        assertThat(shrunk.names()).doesNotContain("28R.a").hasSize(18);
        assertThat(shrunk.edges().of(shrunk.zone("31V.h")))
                .allMatch(edge -> shrunk.onTile("31V").contains(edge.first()));
        assertThatThrownBy(() -> shrunk.without("28R")).hasMessage("no tile 28R on this board");
    }

    @Test
    void aTileThatComesBackTakesItsOldIndices() {
        Board back = grown.without("31V").with(new Placement(Samples.face31V(), Rotation.R90, 1, 1));
        assertThat(back.zone("31V.a").index()).isEqualTo(18);
        assertThat(back.zoneCount()).isEqualTo(27);
    }

    @Test
    void anotherTileOfTheSameNameIsFoundUnderThatName() {
        Tile other = Samples.tile(Samples.WALLS_AND_STREETS, "31V", ".", "+ ~ +\n~ a ~\n+ ~ +\n");
        Board swapped = grown.without("31V").with(Samples.at(other, -1, 0));
        assertThat(swapped.zone("31V.a").index()).isEqualTo(27);
        assertThat(swapped.kind(swapped.zone("31V.a")).name()).isEqualTo("street");
    }

    @Test
    void theTerrainMovesToTheNewBoard() {
        EdgeId stairs = small.edges()
                .between(small.zone("28R.c"), small.zone("28R.f"))
                .getFirst()
                .id();
        Terrain changed = Terrain.of(small)
                .with(stairs, small.legend().border("wall"))
                .with(small.zone("28R.d"), small.legend().zone("street"));
        Terrain moved = changed.on(grown);
        assertThat(moved.kind(stairs).name()).isEqualTo("wall");
        assertThat(moved.kind(grown.zone("28R.d")).name()).isEqualTo("street");
        assertThat(moved.kind(grown.zone("31V.a")).name()).isEqualTo("room");
        assertThat(moved.on(small)).isEqualTo(changed);
        Board shrunk = grown.without("28R");
        Terrain relaid = moved.on(shrunk).on(shrunk.with(Samples.at(Samples.face28R(), 0, 0)));
        assertThat(relaid.kind(grown.zone("28R.d")).name()).isEqualTo("rampart");
    }
}
