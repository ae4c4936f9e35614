package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Tile;
import redoubt.darkest.house.House;
import redoubt.darkest.house.HousePlan;
import redoubt.darkest.house.Icon;
import redoubt.darkest.table.Table;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.testkit.Rule;

/** Houses drawn at random, and what makes a house valid. */
class DrawnHouseTest {
    private static Table table(SetUp setUp, long seed) {
        return Mansion.GAME.setUp(setUp, Luck.seeded(seed)).table();
    }

    private static List<String> faults(House house) {
        return HousePlan.of(house.board().legend(), house.board().placements()).faults();
    }

    @ParameterizedTest
    @Rule({"DD-GAP-26", "DD-HOUSE-09", "DD-HOUSE-14", "DD-RAD-27"})
    @ValueSource(strings = {"DD-A", "DD-B", "DD-C", "DD-D", "DD-R1", "DD-R2", "DD-R3", "DD-R4", "DD-R5", "DD-R6"})
    void everyReadyHouseIsValid(String mission) {
        assertThat(faults(Mansion.GAME.house(mission))).isEmpty();
    }

    /** House A with some tiles laid otherwise: a tile of the house or of another one, on a space, turned. */
    private static List<String> faultsWith(String mission, String... changes) {
        House house = Mansion.GAME.house(mission);
        List<Placement> placements = new ArrayList<>(house.board().placements());
        for (String change : changes) {
            String[] words = change.split(" ");
            int space = Integer.parseInt(words[1]);
            Placement old = placements.stream()
                    .filter(each -> each.row() * House.COLUMNS + each.column() == space)
                    .findFirst()
                    .orElseThrow();
            placements.set(
                    placements.indexOf(old),
                    new Placement(
                            tile(words[0]),
                            Rotation.of(Integer.parseInt(words[2])).orElseThrow(),
                            old.row(),
                            old.column()));
        }
        return HousePlan.of(house.board().legend(), placements).faults();
    }

    private static Tile tile(String code) {
        for (String mission : List.of("DD-A", "DD-B", "DD-C", "DD-D")) {
            var placement = Mansion.GAME.house(mission).board().placement(code);
            if (placement.isPresent()) {
                return placement.get().tile();
            }
        }
        throw new IllegalArgumentException(code);
    }

    @Test
    @Rule({"DD-GAP-26", "DD-HOUSE-09"})
    void aDoorAgainstAWallIsAFault() {
        assertThat(faultsWith("DD-A", "C1 19 0"))
                .as("its door would lead out of the house")
                .contains("V1");
        assertThat(faultsWith("DD-A", "I05 12 90"))
                .as("one of its doors meets a wall")
                .contains("V1");
    }

    @Test
    @Rule({"DD-GAP-26", "DD-HOUSE-10", "DD-HOUSE-12"})
    void whatCannotBeReachedIsAFault() {
        assertThat(faultsWith("DD-A", "I03 11 90", "I05 7 90", "I04 6 0", "I05 8 0"))
                .as("walls cut the house in two")
                .contains("V2", "V3", "V5");
        assertThat(faultsWith("DD-B", "I05 8 0", "I04 6 0", "I05 7 0")).contains("V5");
    }

    @Test
    @Rule("DD-GAP-26")
    void tooFewLocksOrCamerasAreAFault() {
        assertThat(faultsWith("DD-A", "I01 6 0", "I01 12 0", "I01 13 0", "O01 5 270", "O01 10 270"))
                .contains("V6");
        assertThat(faultsWith("DD-A", "O01 2 0", "O01 14 90"))
                .as("one camera is left")
                .contains("V7");
    }

    @ParameterizedTest
    @Rule({"DD-HOUSE-15", "DD-HOUSE-08", "DD-HOUSE-04", "DD-HOUSE-05", "DD-HOUSE-06", "DD-DEC-03", "DD-DIFF-07"})
    @CsvSource({"no, ''", "yes, ''", "no, radioactive", "yes, radioactive helicopter"})
    void aDrawnHouseIsValidAndMadeOfTheTilesThatPlay(String kickstarter, String expansions) {
        Set<List<String>> houses = new HashSet<>();
        for (long seed = 1; seed <= 5; seed++) {
            SetUp setUp = SetUp.of(DarkestGame.ID, "DD-X")
                    .with("kickstarter", kickstarter)
                    .with("expansions", expansions.isEmpty() ? new String[0] : expansions.split(" "));
            House house = table(setUp, seed).house();
            List<Placement> laid = house.board().placements().stream()
                    .filter(placement -> placement.row() < House.ROWS)
                    .toList();
            assertThat(HousePlan.of(house.board().legend(), laid).faults()).isEmpty();
            assertThat(laid).hasSize(House.TILES);
            List<String> names =
                    laid.stream().map(placement -> placement.tile().name()).toList();
            assertThat(names).doesNotHaveDuplicates();
            assertThat(names.contains("X1")).isEqualTo(expansions.contains("radioactive"));
            boolean special = laid.stream()
                    .anyMatch(placement -> placement.tile().label("set").contains("K"));
            assertThat(special && kickstarter.equals("no")).isFalse();
            assertThat(house.name(17)).isEqualTo("E1");
            houses.add(names);
            assertThat(table(setUp, seed).house())
                    .as("the same seed, the same house")
                    .isEqualTo(house);
        }
        assertThat(houses).hasSizeGreaterThan(3);
    }

    @Test
    @Rule({"DD-HOUSE-11", "DD-HOUSE-15"})
    void theLaboratoryMayLieInAnyCorner() {
        Set<Integer> corners = new HashSet<>();
        for (long seed = 0; seed < 30; seed++) {
            House house = table(SetUp.of(DarkestGame.ID, "DD-X"), seed).house();
            corners.add(house.tile(house.laboratory()));
        }
        assertThat(corners).containsExactlyInAnyOrder(0, 4, 15, 19);
    }

    @Test
    @Rule({"DD-RAD-03", "DD-RAD-27"})
    void aDieChoosesAmongTheHousesWithTheReactor() {
        Set<Integer> places = new HashSet<>();
        for (long seed = 0; seed < 60; seed++) {
            House house = table(SetUp.of(DarkestGame.ID, "DD-R"), seed).house();
            places.add(house.tile(house.rooms(Icon.REACTOR).getFirst()));
        }
        assertThat(places).containsExactlyInAnyOrder(6, 7, 8, 11, 12, 13);
    }

    @Test
    void anUnknownHouseIsRefused() {
        assertThatThrownBy(() -> table(SetUp.of(DarkestGame.ID, "DD-Z"), 1))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("DD-X");
    }
}
