package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.WHITE_DEATH;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Board;
import redoubt.board.BoardText;
import redoubt.board.Drawing;
import redoubt.board.Legend;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Tile;
import redoubt.board.ZonePlan;
import redoubt.board.ZoneSet;
import redoubt.testkit.Rule;

class TilesTest {
    private static final Legend LEGEND = WHITE_DEATH.print().legend();

    private static TreeMap<String, Tile> tiles() {
        TreeMap<String, Tile> tiles = new TreeMap<>();
        WHITE_DEATH.missions().stream()
                .flatMap(plan -> plan.board().placements().stream())
                .map(Placement::tile)
                .forEach(tile -> tiles.put(tile.name(), tile));
        return tiles;
    }

    @Test
    @Rule("WD-COMP-05")
    void allFacesOfNineTilesAreUsed() {
        TreeSet<String> expected = new TreeSet<>();
        for (int number = 26; number <= 34; number++) {
            expected.add(number + "R");
            expected.add(number + "V");
        }
        assertThat(tiles().keySet()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "26R, 9, 5, 2, 2, 0, 0, 0, 6",
        "26V, 9, 5, 2, 2, 0, 0, 0, 7",
        "27R, 9, 5, 2, 2, 0, 0, 0, 7",
        "27V, 9, 3, 3, 3, 0, 0, 0, 8",
        "28R, 9, 5, 1, 0, 3, 2, 3, 1",
        "28V, 9, 3, 2, 4, 0, 0, 0, 9",
        "29R, 9, 5, 1, 0, 3, 1, 4, 1",
        "29V, 9, 8, 1, 0, 0, 0, 0, 2",
        "30R, 9, 3, 3, 3, 0, 0, 0, 8",
        "30V, 9, 5, 2, 2, 0, 0, 0, 7",
        "31R, 9, 4, 2, 3, 0, 0, 0, 7",
        "31V, 9, 4, 2, 3, 0, 0, 0, 8",
        "32R, 9, 4, 2, 3, 0, 0, 0, 8",
        "32V, 9, 5, 2, 2, 0, 0, 0, 7",
        "33R, 8, 3, 1, 2, 2, 2, 1, 4",
        "33V, 9, 5, 0, 1, 3, 2, 3, 1",
        "34R, 8, 5, 2, 1, 0, 0, 0, 5",
        "34V, 9, 4, 1, 1, 3, 1, 2, 3"
    })
    @Rule({"WD-GAP-29", "WD-GAP-30", "WD-ZONE-02", "WD-ZONE-06"})
    void facesAgreeWithTheirTable(
            String face,
            int zones,
            int street,
            int room,
            int ruins,
            int rampart,
            int stairs,
            int climbs,
            int doorways) {
        Board alone = Board.of(LEGEND, List.of(new Placement(tiles().get(face), Rotation.R0, 0, 0)));
        assertThat(alone.zones().size()).isEqualTo(zones);
        assertThat(List.of("street", "room", "ruins", "rampart", "corruption"))
                .map(kind -> alone.ofKind(LEGEND.zone(kind)).size())
                .containsExactly(street, room, ruins, rampart, 0);
        assertThat(List.of("stairs", "climb", "doorway", "ladder"))
                .map(kind -> (int) alone.edges().all().stream()
                        .filter(edge -> edge.printed().name().equals(kind))
                        .count())
                .containsExactly(stairs, climbs, doorways, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "26R, 2", "26V, 2", "27R, 1", "27V, 3", "28R, 1", "28V, 3", "29R, 1", "29V, 0", "30R, 2",
        "30V, 2", "31R, 4", "31V, 3", "32R, 3", "32V, 1", "33R, 1", "33V, 2", "34R, 2", "34V, 3"
    })
    @Rule("WD-GAP-29")
    void amongStreetsAFaceHasTheseDoorwaysAtItsSides(String face, int doorways) {
        Board around = Board.of(
                LEGEND,
                List.of(
                        new Placement(tiles().get(face), Rotation.R0, 0, 0),
                        new Placement(streets("N"), Rotation.R0, -1, 0),
                        new Placement(streets("E"), Rotation.R0, 0, 1),
                        new Placement(streets("S"), Rotation.R0, 1, 0),
                        new Placement(streets("W"), Rotation.R0, 0, -1)));
        ZoneSet inside = around.onTile(face);
        assertThat(around.edges().all().stream()
                        .filter(edge -> inside.contains(edge.first().index())
                                != inside.contains(edge.second().index()))
                        .filter(edge -> edge.printed().name().equals("doorway")))
                .hasSize(doorways);
    }

    private static Tile streets(String name) {
        Drawing drawing = Drawing.read(LEGEND, """
            + ~ + ~ + ~ +
            ~ a ~ b ~ c ~
            + ~ + ~ + ~ +
            ~ d ~ e ~ f ~
            + ~ + ~ + ~ +
            ~ g ~ h ~ i ~
            + ~ + ~ + ~ +
            """.lines().toList(), (line, column, message) -> {
            throw new IllegalArgumentException(line + ":" + column + " " + message);
        });
        List<ZonePlan> zones = drawing.zones().stream()
                .map(zone -> new ZonePlan(zone, LEGEND.zone("street")))
                .toList();
        return new Tile(name, drawing, zones);
    }

    @Test
    @Rule("WD-GAP-31")
    void everyFaceButTwoHasOnePrintedObjectiveSpot() {
        List<String> additional = new ArrayList<>();
        for (Tile tile : tiles().values()) {
            boolean isBare = tile.name().equals("30V") || tile.name().equals("31V");
            assertThat(tile.spots("objective")).as(tile.name()).hasSize(isBare ? 0 : 1);
            tile.spots("extra").forEach(zone -> additional.add(tile.name() + "." + zone));
            boolean isOnRampart = !isBare
                    && tile.zone(tile.spots("objective").getFirst())
                            .orElseThrow()
                            .kind()
                            .name()
                            .equals("rampart");
            assertThat(isOnRampart)
                    .as(tile.name())
                    .isEqualTo(List.of("28R", "29R", "33V").contains(tile.name()));
        }
        assertThat(additional).containsExactly("28R.i", "30V.i", "31V.b", "33R.h");
    }

    @Test
    @Rule("WD-GAP-29")
    void tilesJoinAsTheirOuterSidesSay() {
        String drawn = BoardText.of(WHITE_DEATH.mission("WD-M01").board());
        assertThat(drawn.lines().collect(Collectors.joining("\n"))).isEqualTo("""
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
            +---+---+---+---+---+---+\
            """);
    }

    @ParameterizedTest
    @CsvSource({
        "M00, 18,  5, 3,  2,  3",
        "M01, 53, 11, 3, 11, 21",
        "M02, 53, 10, 5, 12, 21",
        "M03, 54, 12, 3, 12, 21",
        "M04, 54, 10, 4, 12, 21",
        "M05, 54, 11, 2, 12, 21",
        "M06, 72, 15, 3, 15, 30",
        "M07, 81, 16, 3, 21, 36",
        "M08, 54, 11, 6,  9, 21",
        "M09, 54, 12, 5,  9, 21",
        "M10, 53, 12, 5, 11, 21"
    })
    @Rule({"WD-GAP-29", "WD-GAP-112", "WD-ZONE-03"})
    void boardsAgreeWithTheirTable(String id, int zones, int buildings, int largest, int passable, int joints) {
        Board board = WHITE_DEATH.mission("WD-" + id).board();
        assertThat(board.zones().size()).isEqualTo(zones);
        assertThat(board.buildings().all()).hasSize(buildings);
        assertThat(board.buildings().all().stream()
                        .mapToInt(group -> group.size())
                        .max())
                .hasValue(largest);
        List<String> between = board.edges().all().stream()
                .filter(edge -> !board.tiles(edge.first()).equals(board.tiles(edge.second())))
                .map(edge -> edge.printed().name())
                .toList();
        assertThat(between).hasSize(joints);
        assertThat(between.stream().filter(kind -> !kind.equals("wall"))).hasSize(passable);
    }

    @Test
    void everyTileNamesItsSource() {
        assertThat(tiles().values())
                .allMatch(tile ->
                        List.of("public", "house").contains(tile.label("source").getFirst()));
    }
}
