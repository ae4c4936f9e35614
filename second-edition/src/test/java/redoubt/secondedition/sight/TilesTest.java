package redoubt.secondedition.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.board.Area;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.Terrain;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** The plans of the tiles: rooms, doors, dark and secret zones, and where tiles meet. */
class TilesTest {
    private static Board board(String tiles) {
        return City.of(tiles).table().terrain().board();
    }

    private static String zones(Board board, ZoneSet zones) {
        List<String> names = new ArrayList<>();
        zones.forEachIndex(zone -> names.add(board.name(zone).split("\\.")[1]));
        return String.join("", names.stream().sorted().toList());
    }

    private static String ofKind(Board board, int kind) {
        ZoneSet zones = ZoneSet.EMPTY;
        Terrain terrain = Terrain.of(board);
        for (int zone = 0; zone < board.zoneCount(); zone++) {
            zones = terrain.zoneKind(zone) == kind ? zones.with(zone) : zones;
        }
        return zones(board, zones);
    }

    /** The borders of a kind on one tile, such as {@code ab de}. */
    private static String borders(Board board, int kind) {
        List<String> pairs = new ArrayList<>();
        for (Edge edge : board.edges().all()) {
            if (edge.printed().index() == kind) {
                String pair = Stream.of(edge.first(), edge.second())
                        .map(zone -> board.name(zone).split("\\.")[1])
                        .sorted()
                        .reduce("", String::concat);
                pairs.add(pair);
            }
        }
        return String.join(" ", pairs.stream().distinct().sorted().toList());
    }

    @ParameterizedTest
    @Rule({
        "WZ-TILE-01",
        "WZ-TILE-02",
        "WZ-TILE-03",
        "WZ-TILE-04",
        "WZ-TILE-05",
        "WZ-TILE-06",
        "WZ-TILE-07",
        "WZ-TILE-08",
        "WZ-TILE-09",
        "WZ-GAP-10",
        "WZ-GAP-36"
    })
    @CsvSource({
        "10R, ci, '',  ab cf dg hi",
        "11R, cg, ac,  ab ad bc cf dg hi",
        "12R, ag, '',  ab bc fi gh",
        "13R, cg, '',  ad bc fi gh",
        "13V, cg, '',  ab cf fi gh",
        "14R, cg, '',  ad bc gh hi",
        "14V, ai, a,   ab cf dg hi",
        "15R, ai, '',  ad cf gh hi",
        "15V, ci, g,   ab ad bc dg fi"
    })
    void wingsOfTheWhiteHouse(String tile, String dark, String secret, String doors) {
        Board board = board(tile);
        assertThat(ofKind(board, City.GROUND.corridor())).isEqualTo("bdefh");
        assertThat(ofKind(board, City.GROUND.room())).isEqualTo("acgi");
        assertThat(borders(board, City.GROUND.opening())).isEqualTo("be de ef eh");
        assertThat(zones(board, board.flagged("dark"))).isEqualTo(dark);
        assertThat(zones(board, board.flagged("secret"))).isEqualTo(secret);
        assertThat(borders(board, City.GROUND.closedDoor())).isEqualTo(doors);
    }

    @Test
    @Rule({"WZ-TILE-10", "WZ-TILE-11", "WZ-TILE-12", "WZ-TILE-15", "WZ-TANK-01"})
    void theOtherFacesOfWashington() {
        Board basement = board("12V");
        assertThat(ofKind(basement, City.GROUND.room())).isEqualTo("abcdefghi");
        assertThat(zones(basement, basement.flagged("dark"))).isEqualTo("beh");
        assertThat(borders(basement, City.GROUND.opening())).isEqualTo("ab ad bc be cf dg eh fi gh hi");
        assertThat(basement.buildings().all()).hasSize(1);
        Board lawn = board("10V");
        assertThat(ofKind(lawn, City.GROUND.tank())).isEqualTo("e");
        assertThat(ofKind(lawn, City.GROUND.ground())).isEqualTo("abcdfghi");
        assertThat(borders(lawn, City.GROUND.sandbags())).isEqualTo("dg gh");
        Board checkpoint = board("11V");
        assertThat(ofKind(checkpoint, City.GROUND.room())).isEqualTo("cf");
        assertThat(zones(checkpoint, checkpoint.flagged("dark"))).isEqualTo("c");
        assertThat(zones(checkpoint, checkpoint.flagged("secret"))).isEqualTo("cf");
        assertThat(borders(checkpoint, City.GROUND.sandbags())).isEqualTo("de eh");
        assertThat(borders(checkpoint, City.GROUND.closedDoor())).isEqualTo("ef");
    }

    @Test
    @Rule({"Z2-DEF-08", "WZ-TILE-01", "WZ-TILE-02"})
    void tilesOfWashingtonAreNeverMergedWithTheirNeighbours() {
        Board lawn = board("10V / 9R");
        assertThat(lawn.zone("10V.h")).isNotEqualTo(lawn.zone("9R.s2"));
        assertThat(lawn.edges().between(lawn.zone("10V.h"), lawn.zone("9R.s2"))).isNotEmpty();
        Board wings = board("11R 13V");
        assertThat(wings.edges().between(wings.zone("11R.f"), wings.zone("13V.d")))
                .isNotEmpty();
        assertThat(wings.edges().between(wings.zone("11R.c"), wings.zone("13V.a")))
                .allMatch(edge -> edge.printed().index() == City.GROUND.wall());
        Board city = board("9R 5R");
        assertThat(city.zone("9R.s3")).as("streets of the city are").isEqualTo(city.zone("5R.s1"));
    }

    @ParameterizedTest
    @Rule({"Z2-DEF-10", "WZ-TILE-13", "WZ-TILE-14", "WZ-TILE-16", "Z2-GAP-02"})
    @CsvSource({
        "1R, 1", "1V, 2", "2R, 2", "2V, 2", "3R, 1", "3V, 2", "4R, 1", "4V, 2", "5R, 1", "6R, 1", "6V, 2", "7R, 1",
        "7V, 2", "8R, 1", "8V, 2", "9R, 1"
    })
    void darkRoomsOfTheCity(String tile, int rooms) {
        Board board = board(tile);
        assertThat(board.flagged("dark").size()).isEqualTo(rooms);
        if (tile.equals("7R") || tile.equals("8R")) {
            assertThat(zones(board, board.flagged("dark"))).isEqualTo("B");
        }
        assertThat(board.edges().all())
                .as("rooms and streets meet at walls and closed doors")
                .filteredOn(edge -> isRoom(board, edge.first()) != isRoom(board, edge.second()))
                .allMatch(edge -> edge.printed().index() == City.GROUND.closedDoor()
                        || edge.printed().index() == City.GROUND.wall());
    }

    private static boolean isRoom(Board board, ZoneId zone) {
        return City.GROUND.isIndoors(Terrain.of(board), zone.index());
    }

    @ParameterizedTest
    @Rule({"WZ-TILE-14", "WZ-TILE-16", "Z2-SETUP-08"})
    @CsvSource({
        "1R, A, C", "1V, B, A", "2R, C, B", "2V, B, A", "3R, A, B", "3V, B, A", "4R, A, B", "4V, D, B", "5R, B, A",
        "6R, A, B", "6V, B, C", "7R, B, A", "7V, B, D", "8R, B, A", "8V, A, B", "9R, A, s2", "10R, a, g", "11R, i, c",
        "13R, f, c", "13V, i, a", "14R, i, c", "15R, c, g", "10V, e, b"
    })
    void spotsOfObjectivesAndCrates(String tile, String objective, String crate) {
        Board board = board(tile);
        assertThat(board.spots("objective")).extracting(board::name).containsExactly(tile + "." + objective);
        assertThat(board.spots("crate")).extracting(board::name).containsExactly(tile + "." + crate);
    }

    @Test
    @Rule("WZ-CORR-05")
    void aCorridorIsNeitherStreetNorBuilding() {
        City city = City.of("11R");
        int corridor = city.zone("b").index();
        assertThat(city.table().isBuilding(corridor)).isFalse();
        assertThat(city.table().terrain().zoneKind(corridor)).isNotEqualTo(City.GROUND.street());
        assertThat(city.table().isBuilding(city.zone("a").index())).isTrue();
    }

    @ParameterizedTest
    @Rule({"WZ-TILE-01", "WZ-TILE-02", "Z2-DEF-08"})
    @ValueSource(strings = {"10R", "11R", "11V", "12R", "12V", "13R", "13V", "14R", "14V", "15R", "15V"})
    void roomsAreShutAtEverySideOfTheTile(String face) {
        for (String tiles : List.of("10V " + face, face + " 10V", "10V / " + face, face + " / 10V")) {
            Board board = board(tiles);
            for (Edge edge : board.edges().all()) {
                String pair = board.name(edge.first()) + " " + board.name(edge.second());
                boolean isAcross = pair.contains("10V.") && pair.contains(face + ".");
                boolean isRoom = board.kind(edge.first()).name().equals("room")
                        || board.kind(edge.second()).name().equals("room");
                assertThat(isAcross && isRoom && edge.printed().index() != City.GROUND.wall())
                        .as(pair)
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @Rule("WZ-TILE-01")
    @ValueSource(strings = {"10R", "10V", "11R", "11V", "12R", "12V", "13R", "13V", "14R", "14V", "15R", "15V"})
    void zonesAreThreeFourAndThreeTenthsOfATile(String face) {
        Board board = board(face);
        int unit = board.span() / 10;
        for (int place = 0; place < 9; place++) {
            Area area =
                    board.areas(board.zone(face + "." + (char) ('a' + place))).getFirst();
            assertThat(area.right() - area.left()).isEqualTo(unit * (place % 3 == 1 ? 4 : 3));
            assertThat(area.bottom() - area.top()).isEqualTo(unit * (place / 3 == 1 ? 4 : 3));
        }
    }
}
