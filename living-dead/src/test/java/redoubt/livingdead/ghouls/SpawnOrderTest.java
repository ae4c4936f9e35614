package redoubt.livingdead.ghouls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.cards.BurnZone;
import redoubt.horde.table.SpawnPoint;
import redoubt.livingdead.Farm;
import redoubt.livingdead.Night;
import redoubt.testkit.Rule;

class SpawnOrderTest {
    private static List<String> order(Farm farm, String first, String... zones) {
        List<Zone> all = List.of(zones).stream().map(farm::zone).toList();
        return SpawnOrder.clockwise(farm.table().terrain().board(), farm.zone(first), all).stream()
                .map(Zone::name)
                .toList();
    }

    private static SpawnPoint token(Farm farm, String name, String zone) {
        return new SpawnPoint(name, farm.zone(zone), 0, true);
    }

    private static Farm burning(Farm farm, String zone) {
        return farm.survivor("Ben", "2V.1").holds("Ben", "Axe").run(new BurnZone(farm.id("Ben"), 0, farm.zone(zone)));
    }

    private static List<String> zones(Farm farm) {
        return farm.table().spawnPoints().stream()
                .map(point -> point.name() + " " + point.zone().name() + " " + point.order())
                .toList();
    }

    @Rule("NL-GAP-31")
    @Test
    void fromTheVeryCentreTheOrderBeginsInTheNorth() {
        Farm farm = Farm.of("2V");
        assertThat(order(farm, "2V.5", "2V.4", "2V.8", "2V.6", "2V.2", "2V.5"))
                .containsExactly("2V.5", "2V.2", "2V.6", "2V.8", "2V.4");
    }

    @Rule("NL-GAP-31")
    @Test
    void theVeryCentreComesLast() {
        assertThat(order(Farm.of("2V"), "2V.4", "2V.5", "2V.8", "2V.2", "2V.6"))
                .containsExactly("2V.4", "2V.2", "2V.6", "2V.8", "2V.5");
    }

    @Rule("NL-SPAWN-02")
    @Rule("NL-GAP-31")
    @Test
    void theOthersFollowClockwise() {
        Farm farm = Farm.of("4R 3R / 1R 2R");
        assertThat(order(farm, "4R.1", "1R.7", "2R.9", "4R.1", "3R.3")).containsExactly("4R.1", "3R.3", "2R.9", "1R.7");
        assertThat(order(farm, "2R.9", "1R.7", "4R.1", "3R.3")).containsExactly("2R.9", "1R.7", "4R.1", "3R.3");
        Farm wide = Farm.of("4R 3R 6R / 1R 2V 5R");
        assertThat(order(wide, "6R.9", "3R.3", "1R.7", "4R.1")).containsExactly("6R.9", "1R.7", "4R.1", "3R.3");
    }

    @Rule("NL-GAP-31")
    @Test
    void ofEqualAnglesTheFartherComesFirst() {
        Farm farm = Farm.of("1V 2V 5V");
        assertThat(order(farm, "1V.4", "2V.6", "5V.6", "5V.4", "1V.5"))
                .containsExactly("1V.4", "1V.5", "5V.6", "5V.4", "2V.6");
    }

    @Rule("NL-SPEC-10")
    @Rule("NL-DEC-25")
    @Test
    void aMolotovMovesTheTokensOfItsZoneToOtherSpawnZones() {
        Farm farm = Farm.of("2V", new FireMovesTokens());
        farm.spawn(token(farm, "white", "2V.4"), token(farm, "red 1", "2V.4"), token(farm, "red 2", "2V.6"))
                .ghouls(Farm.FATTY, 2, "2V.4");
        burning(farm, "2V.4");
        assertThat(farm.count(Farm.FATTY, "2V.4")).isZero();
        assertThat(farm.who("Ben").adrenaline()).isEqualTo(2);
        assertThat(farm.offered()).containsExactly("leave white in 2V.4", "move white to 2V.6");
        assertThat(farm.asked().id()).isEqualTo("NL-SPEC-10");
        farm.choose("move white to 2V.6");
        assertThat(farm.offered()).containsExactly("leave red 1 in 2V.4", "move red 1 to 2V.6");
        farm.choose("leave red 1 in 2V.4");
        assertThat(zones(farm)).containsExactly("white 2V.6 0", "red 1 2V.4 1", "red 2 2V.6 0");
        assertThat(farm.isDone()).isTrue();
    }

    @Rule("NL-SPEC-10")
    @Test
    void withOneSpawnZoneLeftNothingMoves() {
        Farm farm = Farm.of("2V", new FireMovesTokens());
        farm.spawn(token(farm, "white", "2V.4"), token(farm, "red 1", "2V.4"));
        burning(farm, "2V.4");
        assertThat(farm.isDone()).isTrue();
        assertThat(farm.table().spawnPoints())
                .allMatch(point -> point.zone().name().equals("2V.4"));
    }

    @Rule("NL-M07-07")
    @Rule("NL-M10-09")
    @Test
    void whereTheWhiteTokenStaysOnlyOthersMove() {
        Farm farm = Farm.of("2V", new FireMovesTokens(), new WhiteTokenStays());
        farm.spawn(token(farm, "white", "2V.4"), token(farm, "red 1", "2V.4"), token(farm, "red 2", "2V.6"));
        burning(farm, "2V.4");
        assertThat(farm.offered()).containsExactly("leave red 1 in 2V.4", "move red 1 to 2V.6");
        farm.choose("move red 1 to 2V.6");
        assertThat(farm.isDone()).isTrue();
        Farm onto = Farm.of("2V", new FireMovesTokens(), new WhiteTokenStays());
        onto.spawn(token(onto, "white", "2V.4"), token(onto, "red 2", "2V.6"));
        burning(onto, "2V.6").choose("move red 2 to 2V.4");
        assertThat(zones(onto)).containsExactly("white 2V.4 0", "red 2 2V.4 0");
    }

    @Rule("NL-M07-07")
    @Rule("NL-M10-09")
    @Test
    void inTheirScenesTheWhiteTokenStays() {
        for (String scene : List.of("NL-M07", "NL-M10")) {
            Night night = Night.scene(scene).emptyHanded().holds("Ben", "Molotov");
            night.run(new BurnZone(night.id("Ben"), 0, night.zone("6V.5")));
            assertThat(night.isDone()).as(scene).isTrue();
        }
        Night other = Night.scene("NL-M02").emptyHanded().holds("Ben", "Molotov");
        other.run(new BurnZone(
                other.id("Ben"), 0, other.table().spawnPoints().getFirst().zone()));
        assertThat(other.offered()).as("elsewhere it may go").anyMatch(key -> key.startsWith("move white to"));
    }
}
