package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTest {
    private final Board board = Samples.siege();

    @Test
    void tilesJoinAsTheLegendSays() {
        assertThat(BoardText.of(board)).isEqualTo("""
                +---+---+---+---+---+---+
                | a : b | c : a | b : c |
                + : + : + : + : + ~ + : +
                | d ~ e ~ f | d : e : f |
                + : + ~ + : +---+ ~ + : +
                | g : h : i | g : h : i |
                +---+ ~ +---+---+ ~ + : +
                | a ~ b ~ c ~ a ~ b ~ c |
                + ^ + ^ + = + ^ + ^ + ^ +
                | d ~ e ~ f ~ d ~ e ~ f |
                + = + ^ +---+---+ ^ + = +
                | g ~ h : i : g : h ~ i |
                +---+ : +---+---+ ~ + : +
                | a : b : c | a ~ b : c |
                + : + : + : + ~ +---+ : +
                | d ~ e ~ f ~ d : e   e |
                +---+ ~ + : + ~ +---+ : +
                | g : h : i | f ~ g : h |
                +---+---+---+---+---+---+
                """);
    }

    @Test
    void zonesAreCountedAndNamed() {
        assertThat(board.zones().size()).isEqualTo(53);
        assertThat(board.ofKind(board.legend().zone("rampart")).size()).isEqualTo(6);
        assertThat(board.name(board.zone("28R.d"))).isEqualTo("28R.d");
        assertThat(board.kind(board.zone("34R.e")).name()).isEqualTo("room");
        assertThat(board.areas(board.zone("34R.e"))).containsExactly(new Area(4, 7, 6, 8));
        assertThat(board.onTile("34R").size()).isEqualTo(8);
        assertThat(board.tiles(board.zone("34R.e"))).containsExactly("34R");
        assertThat(board.onSameTiles(board.zone("34R.e"))).isEqualTo(board.onTile("34R"));
    }

    @Test
    void aZoneIsAlwaysTheSameObject() {
        int zone = board.zone("28R.d").index();
        assertThat(board.named(zone)).isEqualTo(new Zone(zone, "28R.d")).isSameAs(board.named(zone));
    }

    @Test
    void anUnknownZoneIsAnsweredWithTheKnownOnes() {
        assertThatThrownBy(() -> board.zone("28R.z")).hasMessage("no zone 28R.z; tile 28R has zones a b c d e f g h i");
        assertThatThrownBy(() -> board.zone("99R.a"))
                .hasMessage("no zone 99R.a; the board has tiles 31V 27V 28R 29R 32R 34R");
    }

    @Test
    void aDoorwayAcrossTilesJoinsBuildings() {
        assertThat(board.buildings().all()).hasSize(11);
        assertThat(board.buildings().of(board.zone("27V.a"))).contains(board.zone("31V.c"));
        assertThat(board.buildings().of(board.zone("27V.d"))).contains(board.zone("31V.c"));
        assertThat(board.buildings().of(board.zone("29R.g"))).contains(board.zone("28R.i"));
        assertThat(board.buildings().of(board.zone("28R.a"))).isEmpty();
    }

    @Test
    void aPairOfZonesMayHaveSeveralEdges() {
        Tile hall = Samples.tile(Samples.WALLS_AND_STREETS, "hall", "#.", """
                + : +---+
                : a   a |
                + : +---+
                ~ b   b ~
                + ~ + ~ +
                """);
        Board alone = Board.of(Samples.WALLS_AND_STREETS, List.of(Samples.at(hall, 0, 0)));
        List<Edge> edges = alone.edges().between(alone.zone("hall.a"), alone.zone("hall.b"));
        assertThat(edges).extracting(edge -> edge.printed().name()).containsExactly("doorway", "wall");
        assertThat(alone.edges().segments(edges.getFirst().id())).containsExactly(new Segment(0, 1, 1, 1));
        assertThat(alone.edges().segments(edges.get(1).id())).containsExactly(new Segment(1, 1, 2, 1));
    }

    @Test
    void linesRunAlongRowsAndColumnsToTheEndOfTheBoard() {
        List<Line> lines = board.lines(board.zone("34R.e").index());
        assertThat(lines).hasSize(5);
        Line west = lines.stream()
                .filter(line -> line.direction() == Side.W)
                .findFirst()
                .orElseThrow();
        assertThat(west.length()).isEqualTo(4);
        assertThat(board.name(west.zone(3))).isEqualTo("32R.d");
        assertThat(board.edges().edge(new EdgeId(west.edge(0))).printed().name())
                .isEqualTo("doorway");
    }

    @Test
    void anEmptyPlaceEndsTheBoard() {
        Board gap = Board.of(
                Samples.WALLS_AND_STREETS,
                List.of(Samples.at(Samples.face28R(), 0, 0), Samples.at(Samples.face29R(), 1, 1)));
        assertThat(gap.zones().size()).isEqualTo(18);
        assertThat(BoardText.of(gap))
                .startsWith("+---+---+---+\n| a ~ b ~ c |\n")
                .endsWith("            +---+---+---+\n");
        assertThat(gap.edges().between(gap.zone("28R.i"), gap.zone("29R.a"))).isEmpty();
    }

    @Test
    void aTileLiesOnlyOnceAndOnlyOnAFreePlace() {
        assertThatThrownBy(() -> board.with(Samples.at(Samples.face28R(), 3, 0)))
                .hasMessage("tile 28R lies on the board already");
        Tile other = Samples.tile(Samples.WALLS_AND_STREETS, "x", ".", "+ ~ +\n~ a ~\n+ ~ +\n");
        assertThatThrownBy(() -> board.with(Samples.at(other, 0, 0)))
                .hasMessage("tile 31V lies at row 0, column 0 already");
    }

    @Test
    void tokensCanBeDrawnInTheCells() {
        Board small = Board.of(Samples.WALLS_AND_STREETS, List.of(Samples.at(Samples.face34R(), 0, 0)));
        int start = small.zone("34R.e").index();
        Terrain open = Terrain.of(small)
                .with(
                        small.edges()
                                .between(small.zone("34R.b"), small.zone("34R.e"))
                                .getFirst()
                                .id(),
                        small.legend().border("doorway"));
        assertThat(BoardText.of(open, zone -> zone == start ? "S2" : ".")).isEqualTo("""
                +-----+-----+-----+
                | .   ~ .   : .   |
                +  ~  +  :  +  :  +
                | .   : S2    S2  |
                +  ~  +-----+  :  +
                | .   ~ .   : .   |
                +-----+-----+-----+
                """);
    }
}
