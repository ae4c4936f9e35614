package redoubt.whitedeath.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.WHITE_DEATH;
import static redoubt.whitedeath.Box.board;
import static redoubt.whitedeath.Box.corrupted;
import static redoubt.whitedeath.Box.index;
import static redoubt.whitedeath.Box.letters;

import org.junit.jupiter.api.Test;
import redoubt.board.Sight;
import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.testkit.Rule;

class LineOfSightTest {
    private static final SightRule EVERYBODY = WHITE_DEATH.print().sightRule();

    /** What the first zone of these sees, itself included. */
    private static String seen(Terrain terrain, String viewer) {
        return seen(terrain, viewer, EVERYBODY);
    }

    private static String seen(Terrain terrain, String viewer, SightRule rule) {
        return letters(terrain, terrain.sight(rule).seen(index(terrain, viewer)));
    }

    private static int range(Terrain terrain, String from, String to) {
        return terrain.sight(EVERYBODY).range(index(terrain, from), index(terrain, to));
    }

    @Test
    @Rule({"WD-LOS-02", "WD-LOS-15"})
    void streetsSeeStraightOnToTheBoardEdge() {
        Terrain street = board(".~.~.~.~.");
        assertThat(seen(street, "a")).isEqualTo("abcde");
        assertThat(seen(street, "c")).isEqualTo("abcde");
    }

    @Test
    @Rule("WD-LOS-02")
    void nobodySeesDiagonally() {
        Terrain square = board(".~.", "~ ~", ".~.");
        assertThat(seen(square, "a")).isEqualTo("abc");
        assertThat(seen(square, "b")).isEqualTo("abd");
    }

    @Test
    @Rule({"WD-LOS-02", "WD-LOS-15"})
    void aWallEndsTheLineOverTheStreet() {
        Terrain street = board(".~.|#|.");
        assertThat(seen(street, "a")).isEqualTo("ab");
        assertThat(seen(street, "d")).isEqualTo("d");
    }

    @Test
    @Rule({"WD-LOS-03", "WD-LOS-16", "WD-ZONE-04"})
    void roomsSeeTheRoomsBehindTheirOpeningsAndNoFarther() {
        Terrain house = board("#:#:#:#", ": : - -", "#|#|#|#");
        assertThat(seen(house, "b")).isEqualTo("abcf");
        assertThat(seen(house, "a")).isEqualTo("abe");
        assertThat(seen(house, "g")).isEqualTo("g");
    }

    @Test
    @Rule("WD-LOS-03")
    void oneOpeningIsEnoughHoweverTheWallsRun() {
        Terrain hall = board("#|#", ": -", "# #");
        assertThat(seen(hall, "c")).isEqualTo("ac");
        assertThat(seen(hall, "a")).isEqualTo("ac");
    }

    @Test
    @Rule({"WD-LOS-04", "WD-LOS-17"})
    void fromARoomTheLineGoesOnOverTheStreet() {
        Terrain terrain = board("#:.~.~.~.");
        assertThat(seen(terrain, "a")).isEqualTo("abcde");
        assertThat(range(terrain, "a", "e")).isEqualTo(4);
    }

    @Test
    @Rule({"WD-LOS-05", "WD-LOS-17"})
    void fromTheStreetTheLineEntersOneRoomOnly() {
        Terrain terrain = board(".~.~.:#:#:.");
        assertThat(seen(terrain, "a")).isEqualTo("abcd");
        assertThat(seen(terrain, "d")).isEqualTo("abcde");
        assertThat(seen(terrain, "e")).isEqualTo("def");
    }

    @Test
    @Rule({"WD-LOS-07", "WD-LOS-08", "WD-LOS-18"})
    void rampartsSeeOverBuildingsAndAreSeen() {
        Terrain terrain = board("=^.|#:#|.~.");
        assertThat(seen(terrain, "a")).isEqualTo("abef");
        assertThat(seen(terrain, "f")).isEqualTo("aef");
        assertThat(seen(terrain, "e")).isEqualTo("aef");
    }

    @Test
    @Rule("WD-LOS-07")
    void rampartsSeeAlongStraightLinesOnly() {
        Terrain terrain = board("=~=", "^ ^", ".~.");
        assertThat(seen(terrain, "a")).isEqualTo("abc");
    }

    @Test
    @Rule({"WD-LOS-09", "WD-LOS-20", "WD-GAP-135"})
    void rampartsAndRoomsDoNotSeeEachOther() {
        Terrain terrain = board("=^.:#");
        assertThat(seen(terrain, "a")).isEqualTo("ab");
        assertThat(seen(terrain, "c")).isEqualTo("bc");
        Terrain beside = board("=|#");
        assertThat(seen(beside, "a")).isEqualTo("a");
        assertThat(seen(beside, "b")).isEqualTo("b");
    }

    @Test
    @Rule({"WD-LOS-10", "WD-LOS-19", "WD-RUIN-02"})
    void rampartsSeeIntoRuinsAndThroughThem() {
        Terrain terrain = board("=^.|%|%|.");
        assertThat(seen(terrain, "a")).isEqualTo("abcde");
        assertThat(seen(terrain, "c")).isEqualTo("ac");
        assertThat(seen(terrain, "d")).isEqualTo("ad");
        assertThat(range(terrain, "d", "a")).isEqualTo(3);
    }

    @Test
    @Rule({"WD-LOS-11", "WD-LOS-16", "WD-LOS-17", "WD-GAP-38"})
    void onTheGroundRuinsAreBuildings() {
        assertThat(seen(board("%:%:%"), "a")).isEqualTo("ab");
        assertThat(seen(board("%:.~.~."), "a")).isEqualTo("abcd");
        assertThat(seen(board(".~.:%:%"), "a")).isEqualTo("abc");
        assertThat(seen(board(".~.|%"), "a")).isEqualTo("ab");
        assertThat(seen(board("%|."), "a")).isEqualTo("a");
    }

    @Test
    @Rule({"WD-LOS-12", "WD-LOS-15", "WD-CORR-03"})
    void wallsBetweenCorruptionAreIgnored() {
        Terrain house = board("#|#|#");
        assertThat(seen(corrupted(house, "a"), "a")).isEqualTo("a");
        assertThat(seen(corrupted(house, "a", "b"), "a")).isEqualTo("ab");
        assertThat(seen(corrupted(house, "a", "b", "c"), "a")).isEqualTo("abc");
    }

    @Test
    @Rule({"WD-LOS-12", "WD-LOS-17"})
    void aCorruptedRoomIsAStreet() {
        Terrain terrain = board(".~.:#:#:#");
        assertThat(seen(corrupted(terrain, "c"), "a")).isEqualTo("abcd");
        assertThat(seen(corrupted(terrain, "c"), "c")).isEqualTo("abcd");
        assertThat(seen(corrupted(terrain, "c", "d"), "e")).isEqualTo("abcde");
    }

    @Test
    @Rule({"WD-LOS-13", "WD-CORR-02"})
    void aCorruptedRampartLosesItsView() {
        Terrain terrain = corrupted(board("=^.|#|."), "a");
        assertThat(seen(terrain, "a")).isEqualTo("ab");
        assertThat(seen(terrain, "d")).isEqualTo("d");
        assertThat(seen(corrupted(board("=^.:#"), "a"), "c")).isEqualTo("abc");
    }

    @Test
    @Rule("WD-LOS-14")
    void theStreetSeesTheRampartBesideItAndInLine() {
        Terrain terrain = board(".~.^=~=");
        assertThat(seen(terrain, "a")).isEqualTo("abcd");
        assertThat(seen(terrain, "b")).isEqualTo("abcd");
    }

    @Test
    @Rule({"WD-LOS-18", "WD-GAP-37"})
    void rampartsSeeEachOtherAndCorruptionOverWalls() {
        assertThat(seen(board("=|#|%|="), "a")).isEqualTo("acd");
        Terrain terrain = corrupted(board("=|#|#|."), "c");
        assertThat(seen(terrain, "a")).isEqualTo("acd");
        assertThat(seen(terrain, "c")).isEqualTo("ac");
    }

    @Test
    @Rule("WD-GAP-33")
    void nobodySeesFromOneBuildingIntoAnother() {
        Terrain terrain = board("#:.~.:#");
        assertThat(seen(terrain, "a")).isEqualTo("abc");
        assertThat(seen(terrain, "d")).isEqualTo("bcd");
    }

    @Test
    @Rule("WD-GAP-34")
    void theLineOutOfARoomCrossesTheOpeningAtARightAngle() {
        Terrain terrain = board(".~.", "~ ~", ".~.", "- :", "# #");
        assertThat(seen(terrain, "e")).isEqualTo("bde");
        assertThat(seen(terrain, "c")).isEqualTo("acd");
    }

    @Test
    @Rule("WD-GAP-35")
    void rampartsDoNotBlockTheStreetsOnTheirSides() {
        assertThat(seen(board(".^=^.~."), "a")).isEqualTo("abcd");
        assertThat(seen(board(".^=~=^."), "a")).isEqualTo("abcd");
    }

    @Test
    @Rule({"WD-GAP-36", "WD-MOVE-08"})
    void rangeCountsEveryZoneOnTheLine() {
        Terrain terrain = board("=^.|#:#|.");
        assertThat(range(terrain, "a", "a")).isZero();
        assertThat(range(terrain, "a", "b")).isEqualTo(1);
        assertThat(range(terrain, "a", "e")).isEqualTo(4);
        assertThat(range(terrain, "a", "c")).isEqualTo(Sight.UNSEEN);
    }

    @Test
    @Rule("WD-MOVE-08")
    void aBroadZoneCountsOnce() {
        Terrain terrain = board(".~. .~.");
        assertThat(range(terrain, "a", "c")).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-136")
    void aLineFromABuildingEndsBeforeTheRampart() {
        Terrain room = board("#:.^=^.");
        assertThat(seen(room, "a")).isEqualTo("ab");
        assertThat(seen(room, "d")).isEqualTo("bcd");
        Terrain ruins = board("%:.^=^.");
        assertThat(seen(ruins, "a")).isEqualTo("abc");
        assertThat(seen(ruins, "d")).isEqualTo("bcd");
    }

    @Test
    @Rule("WD-GAP-43")
    void ghostSightPassesEverything() {
        Terrain terrain = board("#|%|#|=", "- - - ^", ".|#|#:.");
        assertThat(seen(terrain, "a", UnhinderedSight.SIGHT)).isEqualTo("abcde");
        assertThat(seen(terrain, "a")).as("everybody else still sees less").isNotEqualTo("abcde");
        assertThat(seen(terrain, "d", UnhinderedSight.SIGHT)).isEqualTo("abcdh");
        assertThat(seen(terrain, "e", UnhinderedSight.SIGHT)).isEqualTo("aefgh");
    }

    @Test
    void toSomeEyesRuinsAreStreets() {
        SightRule rule = WHITE_DEATH.ruinsSight();
        Terrain terrain = board(".:%:%:#:#");
        assertThat(seen(terrain, "a", rule)).isEqualTo("abcd");
        assertThat(seen(terrain, "b", rule)).isEqualTo("abcd");
        assertThat(seen(terrain, "d", rule)).isEqualTo("abcde");
        assertThat(seen(board(".:%|%"), "a", rule)).isEqualTo("ab");
        assertThat(seen(board("%:.^=^."), "a", rule)).isEqualTo("abcd");
    }
}
