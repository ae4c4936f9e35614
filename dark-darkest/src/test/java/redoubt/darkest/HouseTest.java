package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Gait;
import redoubt.board.Side;
import redoubt.board.Terrain;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.terror.CameraView;
import redoubt.testkit.PassageLaw;
import redoubt.testkit.Rule;
import redoubt.testkit.SightLaw;

/** The ready houses: their rooms, locks and cameras are those of the ledger. */
class HouseTest {
    private static House house(String mission) {
        return Mansion.GAME.house(mission);
    }

    @ParameterizedTest
    @Rule({"DD-HOUSE-01", "DD-HOUSE-13"})
    @CsvSource({"DD-A, 27, 13", "DD-B, 27, 11", "DD-C, 26, 11", "DD-D, 25, 10"})
    void aHouseHasTwentyTilesAndItsRoomsAndLocks(String mission, int rooms, int locks) {
        House house = house(mission);
        assertThat(house.board().placements()).hasSize(House.ROWS * House.COLUMNS);
        assertThat(house.roomCount()).isEqualTo(rooms);
        assertThat(house.locks()).hasSize(locks);
    }

    @Test
    @Rule({"DD-HOUSE-02", "DD-HOUSE-04", "DD-HOUSE-05", "DD-HOUSE-06"})
    void cornersEntranceOuterAndInnerTilesLieWhereTheyBelong() {
        for (String mission : List.of("DD-A", "DD-B", "DD-C", "DD-D")) {
            House house = house(mission);
            for (int tile = 0; tile < House.TILES; tile++) {
                int row = house.row(tile);
                int column = house.column(tile);
                boolean corner = (row == 0 || row == 3) && (column == 0 || column == 4);
                boolean border = row == 0 || row == 3 || column == 0 || column == 4;
                String first = house.name(tile).substring(0, 1);
                String expected = tile == 17 ? "E" : corner ? "C" : border ? "O" : "I";
                assertThat(first).as(mission + " " + house.name(tile)).isEqualTo(expected);
            }
        }
    }

    /** Kept sights rely on it. */
    @Test
    void whatIsSeenDependsOnStraightLinesAndNeighboursOnly() {
        House house = house("DD-A");
        new SightLaw(house.board(), house.ways().sight()).holds();
    }

    /** Kept paths rely on it. */
    @Test
    void aPassageDependsOnItsEdgeAndItsTwoZonesOnly() {
        House house = house("DD-A");
        Terrain terrain = Terrain.of(house.board());
        for (Gait gait : List.of(
                house.ways().walking(),
                house.ways().shunningFire(),
                house.ways().underWalls())) {
            new PassageLaw(terrain, gait).holds();
        }
    }

    @Test
    @Rule("DD-GAP-27")
    void theLocksOfHouseA() {
        assertThat(locks("DD-A"))
                .containsExactlyInAnyOrder(
                        "C2.a-O07.a",
                        "O11.b-O11.a",
                        "O08.b-I06.a",
                        "O08.a-O08.b",
                        "O07.a-O07.b",
                        "I08.a-I08.b",
                        "O05.b-O05.a",
                        "I02.a-I05.a",
                        "I05.a-E1.a",
                        "I04.a-O06.a",
                        "O06.b-O06.a",
                        "O05.a-C3.a",
                        "O03.a-C1.a");
    }

    private static List<String> locks(String mission) {
        House house = house(mission);
        return house.locks().stream().map(house::door).toList();
    }

    @Test
    @Rule({"DD-GAP-27", "DD-EX-05", "DD-CAM-08"})
    void theCamerasOfHouseA() {
        assertThat(views("DD-A")).containsExactly("O09 E 2", "O09 S 2", "O09 W 2", "I02 E 3", "O06 N 2");
        House house = house("DD-A");
        for (int camera : house.rooms(Icon.CAMERA)) {
            for (Side side : Side.values()) {
                assertThat(CameraView.seen(house, Terrain.of(house.board()), camera, side)
                                .contains(house.entrance()))
                        .isFalse();
            }
        }
    }

    @Test
    @Rule({"DD-GAP-28", "DD-EX-06"})
    void theCamerasOfHouseB() {
        assertThat(views("DD-B"))
                .containsExactly("O06 S 4", "I02 S 3", "I07 S 3", "I07 W 3", "O02 W 2", "I03 N 3", "O09 W 3");
        assertThat(seesEntrance("DD-B", "O06", Side.S)).isTrue();
        assertThat(seesEntrance("DD-B", "O09", Side.W)).isTrue();
        assertThat(locks("DD-B"))
                .as("Ammunition Supply is entered only from the north")
                .filteredOn(door -> door.contains("C3"))
                .containsExactly("O03.a-C3.a");
    }

    @Test
    @Rule("DD-HOUSE-14")
    void theCamerasOfHousesCAndD() {
        assertThat(views("DD-C")).containsExactly("O14 S 4", "I02 S 3", "O02 W 3", "O09 N 4");
        assertThat(views("DD-D"))
                .containsExactly("O09 E 2", "O09 S 2", "I12 S 3", "O06 W 2", "I03 E 3", "I03 W 3", "O02 E 3");
        assertThat(seesEntrance("DD-D", "O02", Side.E)).isTrue();
        House house = house("DD-D");
        assertThat(house.row(house.tile(house.laboratory()))).as("Laboratory").isEqualTo(3);
    }

    private static boolean seesEntrance(String mission, String tile, Side side) {
        House house = house(mission);
        int room = house.hall(house.tile(tile).orElseThrow());
        return CameraView.seen(house, Terrain.of(house.board()), room, side).contains(house.entrance());
    }

    /** The directions in which each camera sees most rooms. */
    private static List<String> views(String mission) {
        House house = house(mission);
        Terrain terrain = Terrain.of(house.board());
        List<String> views = new ArrayList<>();
        for (int camera : house.rooms(Icon.CAMERA)) {
            int most = Stream.of(Side.values())
                    .mapToInt(side ->
                            CameraView.seen(house, terrain, camera, side).size())
                    .max()
                    .orElseThrow();
            for (Side side : Side.values()) {
                if (CameraView.seen(house, terrain, camera, side).size() == most) {
                    views.add(house.name(house.tile(camera)) + " " + side + " " + most);
                }
            }
        }
        return views;
    }

    @Test
    @Rule({"DD-GAP-25", "DD-ROOM-02", "DD-MOVE-02"})
    void oneStepLeadsThroughOpenMiddlesOnly() {
        Mansion mansion = Mansion.with("Bruce", "Jack");
        assertThat(beside(mansion, "E1.a")).as("the Vault is locked").containsExactlyInAnyOrder("O01.a", "O03.a");
        assertThat(beside(mansion, "I06.a")).contains("I06.b");
        mansion.open("I05.a-E1.a");
        assertThat(beside(mansion, "E1.a")).contains("I05.a");
    }

    private static List<String> beside(Mansion mansion, String room) {
        List<String> rooms = new ArrayList<>();
        mansion.table()
                .beside(mansion.room(room))
                .forEachIndex(zone -> rooms.add(mansion.table().zone(zone).name()));
        return rooms;
    }

    @Test
    @Rule("DD-ROOM-12")
    void tilesAreAsFarApartAsTheLargerOfRowAndColumnDifference() {
        House house = house("DD-A");
        assertThat(house.distance(0, 6)).isEqualTo(1);
        assertThat(house.distance(0, 12)).isEqualTo(2);
        assertThat(house.distance(0, 4)).isEqualTo(4);
        assertThat(house.around(0).size()).as("a corner has three neighbours").isEqualTo(7);
    }
}
