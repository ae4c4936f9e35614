package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.EdgeId;
import redoubt.board.Gait;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Side;
import redoubt.board.Sight;
import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;

/** The tiles of the other games can be said in the same format. */
class OtherMapsTest {
    private static Library read(String folder) {
        return Library.read(ContentFolder.of(OtherMapsTest.class, folder));
    }

    private static List<String> kinds(Board board, String one, String other) {
        return board.edges().between(board.zone(one), board.zone(other)).stream()
                .map(edge -> edge.printed().name())
                .toList();
    }

    @Test
    void cityTilesMeetOnAFineGrid() {
        Library library = read("city");
        assertThat(library.tiles()).hasSize(21);
        Board board = library.board(library.mission("WZ-M01")).orElseThrow();
        assertThat(board.placements()).hasSize(6);
        // Turned by 270, the bars of 4R and 3R touch over their common border and make one building.
        assertThat(kinds(board, "4R.A", "3R.B")).containsExactly("opening");
        assertThat(board.buildings().around(board.zone("4R.B").index()).size()).isEqualTo(4);
        assertThat(kinds(board, "5R.B", "7R.s2")).containsExactly("door");
        assertThat(kinds(board, "5R.B", "7R.s1")).isEmpty();
        assertThat(kinds(board, "2V.s4", "4R.s2")).containsExactly("open");
        assertThat(board.flagged("dark").contains(board.zone("4R.A"))).isTrue();
    }

    @Test
    void washingtonTilesLineUpWithTheCity() {
        Library library = read("city");
        Board board = library.board(library.mission("WZ-M04")).orElseThrow();
        assertThat(kinds(board, "10V.c", "1R.s1")).containsExactly("open");
        assertThat(kinds(board, "10V.f", "1R.A")).containsExactly("door");
        assertThat(kinds(board, "10V.d", "10V.g")).containsExactly("sandbags");
        assertThat(board.kind(board.zone("10V.e")).name()).isEqualTo("tank");
        Board wing = Board.of(library.legend("city"), List.of(new Placement(library.tile("11R"), Rotation.R0, 0, 0)));
        assertThat(wing.plan(wing.zone("11R.a")).title()).contains("Locker Room");
        assertThat(wing.spots("crate")).containsExactly(wing.zone("11R.c"));
        assertThat(wing.buildings().all()).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({
        "1R, 3", "1V, 3", "2R, 3", "2V, 3", "3R, 2", "3V, 4", "4R, 2", "4V, 4", "5R, 2", "5V, 4", "6R, 2", "6V, 4",
        "7R, 2", "7V, 5", "8R, 2", "8V, 4", "9R, 1", "9V, 4"
    })
    void cityFacesHaveOneBuilding(String face, int rooms) {
        Library library = read("city");
        Board board = Board.of(library.legend("city"), List.of(new Placement(library.tile(face), Rotation.R0, 0, 0)));
        assertThat(board.buildings().all()).hasSize(1);
        assertThat(board.buildings().all().getFirst().size()).isEqualTo(rooms);
    }

    @Test
    void theFarmhouseIsOneHouseOverFourTiles() {
        Library library = read("living-dead");
        assertThat(library.tiles()).hasSize(12);
        Board board = library.board(library.mission("NL-S01")).orElseThrow();
        assertThat(board.buildings().all()).hasSize(1);
        assertThat(board.buildings().all().getFirst().size()).isEqualTo(12);
        assertThat(kinds(board, "1R.l", "2R.f")).containsExactly("doorway");
        assertThat(kinds(board, "1R.l", "4R.n")).containsExactly("doorway");
        assertThat(board.edges().all().stream()
                        .filter(edge -> edge.printed().name().equals("window")))
                .hasSize(7);
    }

    @Test
    void aTileMayBeAddedAndTakenAwayInPlay() {
        Library library = read("living-dead");
        Board board = library.board(library.mission("NL-S06")).orElseThrow();
        assertThat(board.find("3R.h")).isEmpty();
        Board grown = board.with(new Placement(library.tile("3R"), Rotation.R0, 0, 1));
        assertThat(kinds(grown, "4R.n", "3R.h")).containsExactly("doorway");
        assertThat(kinds(board, "1R.l", "2V.1")).containsExactly("doorway");
        assertThat(grown.without("4R").zone("3R.h")).isEqualTo(grown.zone("3R.h"));
    }

    private static final SightRule DARKEST = new SightRule() {
        @Override
        public int slot() {
            return 0;
        }

        @Override
        public int begin(Terrain terrain, int viewer) {
            return 0;
        }

        @Override
        public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
            return terrain.kind(new EdgeId(edge)).name().equals("open") ? SightRule.seeAndPass(0) : STOP;
        }
    };

    private static final Gait OPEN = new Gait(
            "open",
            0,
            (terrain, edge, _, _) -> terrain.kind(new EdgeId(edge)).name().equals("open"));

    @ParameterizedTest
    @CsvSource({"DD-HOUSE-A, 27, 13", "DD-HOUSE-B, 27, 11"})
    void aHouseHasItsRoomsAndLocks(String house, int rooms, int locks) {
        Library library = read("darkest");
        assertThat(library.tiles()).hasSize(38);
        Board board = library.board(library.mission(house)).orElseThrow();
        assertThat(board.zones().size()).isEqualTo(rooms);
        assertThat(board.edges().all().stream()
                        .map(Edge::printed)
                        .filter(kind -> kind.name().equals("lock")))
                .hasSize(locks);
    }

    @Test
    void camerasOfTheHouseSeeWhatTheyShould() {
        Library library = read("darkest");
        Board board = library.board(library.mission("DD-HOUSE-A")).orElseThrow();
        Sight sight = Terrain.of(board).sight(DARKEST);
        ZoneId smoking = board.zone("O09.H");
        for (Side side : List.of(Side.E, Side.S, Side.W)) {
            assertThat(sight.seen(smoking.index(), side).size()).isEqualTo(2);
        }
        assertThat(sight.seen(board.zone("I02.H").index(), Side.E).size()).isEqualTo(3);
        assertThat(sight.seen(board.zone("O06.H").index(), Side.N).size()).isEqualTo(2);
        assertThat(board.spots("camera")).containsExactlyInAnyOrder(smoking, board.zone("I02.H"), board.zone("O06.H"));
    }

    @Test
    void theHardHouseHasItsViewsAndItsDetour() {
        Library library = read("darkest");
        Board board = library.board(library.mission("DD-HOUSE-B")).orElseThrow();
        Terrain terrain = Terrain.of(board);
        Sight sight = terrain.sight(DARKEST);
        ZoneSet south = sight.seen(board.zone("O06.H").index(), Side.S);
        assertThat(south.size()).isEqualTo(4);
        assertThat(south.contains(board.zone("E1.H"))).isTrue();
        assertThat(sight.seen(board.zone("I07.H").index(), Side.S).size()).isEqualTo(3);
        assertThat(sight.seen(board.zone("I03.H").index(), Side.N).size()).isEqualTo(3);
        assertThat(sight.seen(board.zone("O09.H").index(), Side.W).contains(board.zone("E1.H")))
                .isTrue();
        assertThat(terrain.paths(OPEN).reachable(board.zone("E1.H")).contains(board.zone("C3.H")))
                .isFalse();
        assertThat(board.placement("I10").orElseThrow().tile().label("section")).containsExactly("inner");
    }
}
