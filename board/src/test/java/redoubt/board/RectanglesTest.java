package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RectanglesTest {
    private static final Legend CITY = Samples.CITY;

    /** A ring of streets round two rooms, as on many city tiles. */
    private static Rectangles corner() {
        return new Rectangles(
                CITY,
                100,
                List.of(
                        Samples.room("street", "s1", 0, 0, 30, 30),
                        Samples.room("street", "s2", 30, 0, 70, 30),
                        Samples.room("street", "s3", 70, 0, 100, 30),
                        Samples.room("street", "s4", 0, 30, 30, 70),
                        Samples.room("room", "A", 30, 30, 70, 66),
                        Samples.room("street", "s5", 70, 30, 100, 70),
                        Samples.room("room", "B", 30, 66, 70, 100),
                        Samples.room("street", "s6", 0, 70, 30, 100),
                        Samples.room("street", "s7", 70, 70, 100, 100)));
    }

    private static Tile tile(String name) {
        Rectangles drawn = corner().between(CITY.border("door"), "A", "s5", 70, 52)
                .between(CITY.border("opening"), "A", "B")
                .outer(CITY.border("opening"), "B", Side.S);
        Tile tile = new Tile(name, drawn.drawing(), drawn.zones());
        assertThat(tile.faults(CITY)).isEmpty();
        return tile;
    }

    @Test
    void usualBordersAreDrawnWhereNoneIsNamed() {
        Board board = Board.of(CITY, List.of(Samples.at(tile("1"), 0, 0)));
        assertThat(BoardText.of(board)).isEqualTo("""
                +-----+-----+-----+
                | s1  ~ s2  ~ s3  |
                +  ~  +-----+  ~  +
                | s4  | A   d s5  |
                +     +  :  +     +
                | s4  | B   | s5  |
                +  ~  +     +  ~  +
                | s6  | B   | s7  |
                +-----+-----+-----+
                """);
        assertThat(board.areas(board.zone("1.B"))).containsExactly(new Area(30, 66, 70, 100));
    }

    @Test
    void roomsJoinOverATileEdgeIfBothOpen() {
        Board board =
                Board.of(CITY, List.of(Samples.at(tile("1"), 0, 0), new Placement(tile("2"), Rotation.R180, 1, 0)));
        List<Edge> edges = board.edges().between(board.zone("1.B"), board.zone("2.B"));
        assertThat(edges).extracting(edge -> edge.printed().name()).containsExactly("opening");
        assertThat(board.buildings().all()).hasSize(1);
        assertThat(board.buildings().all().getFirst().size()).isEqualTo(4);
    }

    @Test
    void aRoomOpeningOntoAStreetIsADoorAndOntoAWallAWall() {
        Board street = Board.of(CITY, List.of(Samples.at(tile("1"), 0, 0), Samples.at(tile("2"), 1, 0)));
        assertThat(street.edges().between(street.zone("1.B"), street.zone("2.s2")))
                .extracting(edge -> edge.printed().name())
                .containsExactly("door");
        Board wall = Board.of(CITY, List.of(Samples.at(tile("1"), 0, 0), new Placement(tile("2"), Rotation.R90, 0, 1)));
        assertThat(wall.edges().between(wall.zone("1.s5"), wall.zone("2.B")))
                .extracting(edge -> edge.printed().name())
                .containsExactly("door");
    }

    @Test
    void streetsMergeAcrossTwoAndFourTiles() {
        Board board = Board.of(
                CITY,
                List.of(
                        Samples.at(tile("1"), 0, 0),
                        Samples.at(tile("2"), 0, 1),
                        Samples.at(tile("3"), 1, 0),
                        Samples.at(tile("4"), 1, 1)));
        ZoneId crossing = board.zone("1.s7");
        assertThat(board.zone("2.s6")).isEqualTo(crossing);
        assertThat(board.zone("3.s3")).isEqualTo(crossing);
        assertThat(board.zone("4.s1")).isEqualTo(crossing);
        assertThat(board.tiles(crossing)).containsExactly("1", "2", "3", "4");
        assertThat(board.areas(crossing)).containsExactly(new Area(70, 70, 130, 130));
        assertThat(board.onTile("4").contains(crossing)).isTrue();
        assertThat(board.onSameTiles(crossing)).isEqualTo(board.zones());
        // 36 printed zones; one lies on four tiles and six on two.
        assertThat(board.zones().size()).isEqualTo(36 - 3 - 6);
    }

    @Test
    void growingMayMergeZonesThatWereTwo() {
        Board corners = Board.of(CITY, List.of(Samples.at(tile("2"), 0, 1), Samples.at(tile("3"), 1, 0)));
        assertThat(corners.zone("2.s6")).isNotEqualTo(corners.zone("3.s3"));
        Board whole = corners.with(Samples.at(tile("4"), 1, 1));
        assertThat(whole.zone("2.s6")).isEqualTo(whole.zone("3.s3"));
        assertThat(whole.zone("2.A")).isEqualTo(corners.zone("2.A"));
        assertThat(whole.zone("3.A")).isEqualTo(corners.zone("3.A"));
    }

    @Test
    void tilesWithDifferentCutsMeetOnAFinerGrid() {
        Tile halves = Samples.city(
                "h", List.of(Samples.room("room", "A", 0, 0, 100, 50), Samples.room("street", "s1", 0, 50, 100, 100)));
        Board board = Board.of(CITY, List.of(Samples.at(tile("1"), 0, 0), Samples.at(halves, 0, 1)));
        assertThat(board.edges()
                        .segments(board.edges()
                                .between(board.zone("1.s5"), board.zone("h.A"))
                                .getFirst()
                                .id()))
                .containsExactly(new Segment(100, 30, 100, 50), new Segment(100, 50, 200, 50));
        assertThat(board.zone("h.s1")).isEqualTo(board.zone("1.s5")).isEqualTo(board.zone("1.s7"));
    }

    @Test
    void complaintsSayWhatIsWrong() {
        BorderKind door = CITY.border("door");
        assertThatThrownBy(() -> corner().between(door, "A", "s1")).hasMessage("zones A and s1 do not touch");
        assertThatThrownBy(() -> corner().between(door, "A", "s5", 70, 68))
                .hasMessage("the point 70,68 does not lie on the border between A and s5");
        assertThatThrownBy(() -> corner().outer(door, "A", Side.N))
                .hasMessage("zone A does not touch side N of the tile");
        assertThatThrownBy(() -> corner().between(door, "A", "x"))
                .hasMessage("no zone x on this tile; known: s1 s2 s3 s4 A s5 B s6 s7");
        assertThatThrownBy(() -> Samples.city("x", List.of(Samples.room("street", "s1", 0, 0, 50, 100))))
                .hasMessage("no zone fills the tile at 50,0");
        assertThatThrownBy(() -> Samples.city(
                        "x",
                        List.of(Samples.room("street", "s1", 0, 0, 100, 100), Samples.room("room", "A", 0, 0, 10, 10))))
                .hasMessage("zones s1 and A overlap");
    }
}
