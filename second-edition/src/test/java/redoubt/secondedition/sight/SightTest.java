package redoubt.secondedition.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import redoubt.board.Sight;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.Eyesight;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** Lines of sight over streets, through doors and inside buildings. */
class SightTest {
    private static Set<String> seen(City city, String from) {
        return seen(city, Eyesight.sight(city.table()), from);
    }

    private static Set<String> seen(City city, Sight sight, String from) {
        Set<String> seen = new TreeSet<>();
        sight.seen(city.zone(from).index())
                .forEachIndex(zone -> seen.add(city.table().zone(zone).name()));
        return seen;
    }

    @Test
    @Rule({"Z2-LOS-01", "Z2-LOS-06", "Z2-DEF-06"})
    void overStreetsOneSeesStraightOnAndNeverAcross() {
        City city = City.of("9R");
        assertThat(seen(city, "9R.s1")).containsExactly("9R.s1", "9R.s2", "9R.s3", "9R.s4", "9R.s6");
        assertThat(seen(city, "9R.s2")).as("the door is closed").containsExactly("9R.s1", "9R.s2", "9R.s3");
        Sight sight = Eyesight.sight(city.table());
        assertThat(sight.range(city.zone("9R.s1").index(), city.zone("9R.s3").index()))
                .isEqualTo(2);
        City crowded = City.of("9R").survivor("Ana", "9R.s2").zombies("9R.s2", "Brute", 3);
        assertThat(seen(crowded, "9R.s1")).as("nobody hides what is behind").contains("9R.s3");
    }

    @Test
    @Rule({"Z2-LOS-03", "Z2-LOS-04", "Z2-LOS-05", "Z2-LOS-07"})
    void throughDoorsOneSeesTheStreetAndTheFirstRoom() {
        City city = City.of("9R / 9V")
                .border("door", "9R.A", "9R.s2")
                .border("door", "9R.A", "9R.s7")
                .border("door", "9V.B", "9V.s2");
        assertThat(seen(city, "9R.A"))
                .as("out of the room, and over the street into the next house")
                .contains("9R.s2", "9R.s7", "9V.B")
                .doesNotContain("9R.s1", "9V.A", "9V.D");
        assertThat(seen(city, "9V.B")).contains("9R.s7", "9R.A").doesNotContain("9R.s2");
        assertThat(seen(city, "9R.s2")).contains("9R.A").doesNotContain("9R.s7");
    }

    @Test
    @Rule("Z2-LOS-08")
    void linesGoStraightThroughADoorAndNeverTurn() {
        City city = City.of("9R").border("door", "9R.A", "9R.s2");
        assertThat(seen(city, "9R.A")).as("out at right angles").containsExactly("9R.A", "9R.s2");
        assertThat(seen(city, "9R.s1")).as("not slantwise").doesNotContain("9R.A");
        City wide = City.of("9R 5R");
        assertThat(seen(wide, "9R.s3"))
                .as("a zone over two tiles sees straight on from each")
                .contains("9R.s1", "5R.s3", "9R.s8");
    }

    @Test
    @Rule({"Z2-DARK-02", "Z2-DARK-04", "WZ-SKILL-NIGHTVISION", "Z2-SKILL-HOMEDEFENDER"})
    void darkZonesAreSeenOnlyFromNextToThem() {
        assertThat(seenOverTheStreet()).contains("9R.s7").doesNotContain("9R.A", "9R.s2");
        assertThat(seenOverTheStreet("Night vision")).contains("9R.A").doesNotContain("9R.s2");
        assertThat(seenOverTheStreet("Home defender"))
                .as("past the dark room, not into it")
                .contains("9R.s2")
                .doesNotContain("9R.A");
        assertThat(seenOverTheStreet("Home defender", "Night vision")).contains("9R.A", "9R.s2");
        assertThat(seen(withDarkZones(), "9R.s7")).as("next to it").contains("9R.A");
        assertThat(seen(withDarkZones(), "9R.A")).as("and out of it").contains("9R.s7", "9V.B");
    }

    private static City withDarkZones() {
        return City.of("9R / 9V", new Eyesight(LineOfSight.withDarkZones(City.GROUND)))
                .border("door", "9R.A", "9R.s2")
                .border("door", "9R.A", "9R.s7")
                .border("door", "9V.B", "9V.s2");
    }

    /** What somebody sees from a room across the street from a dark one. */
    private static Set<String> seenOverTheStreet(String... skills) {
        City city = withDarkZones().survivor("Ana", "9V.B", skills);
        return seen(city, Attacks.sight(city.table(), city.who("Ana")), "9V.B");
    }

    @Test
    @Rule("Z2-LOS-02")
    void insideOneSeesEveryRoomThatSharesAnOpening() {
        City city = City.of("2V");
        assertThat(seen(city, "2V.A")).containsExactly("2V.A", "2V.B", "2V.C");
        City long4 = City.of("5R");
        assertThat(seen(long4, "5R.A")).containsExactly("5R.A", "5R.B");
        City row = City.of("4R@90 / 2R@180");
        assertThat(seen(row, "4R.A")).as("one zone far").contains("4R.B").doesNotContain("2R.B");
    }

    @Test
    @Rule("Z2-SKILL-HOMEDEFENDER")
    void toHomeDefendersRoomsAreNoLimit() {
        City city = City.of("7V").survivor("Ana", "7V.A").survivor("Ben", "7V.A", "Home defender");
        int far = city.zone("7V.C").index();
        int near = city.zone("7V.A").index();
        assertThat(Attacks.sight(city.table(), city.who("Ana")).sees(near, far)).isFalse();
        assertThat(Attacks.sight(city.table(), city.who("Ben")).sees(near, far)).isTrue();
    }

    @Test
    @Rule({"WZ-TANK-02", "WZ-TANK-05", "WZ-SAND-01"})
    void theTankHidesWhatIsBehindItAndSandbagsDoNot() {
        City city = City.of("10V");
        assertThat(seen(city, "10V.d")).contains("10V.e", "10V.a", "10V.g").doesNotContain("10V.f");
        assertThat(seen(city, "10V.e")).as("from on top").contains("10V.d", "10V.f", "10V.b", "10V.h");
    }

    @Test
    @Rule({"WZ-CORR-01", "WZ-CORR-03"})
    void corridorsAreSeenAlong() {
        City city = City.of("10R").border("door", "10R.a", "10R.b");
        assertThat(seen(city, "10R.b"))
                .contains("10R.b", "10R.e", "10R.h", "10R.a")
                .doesNotContain("10R.d");
    }
}
