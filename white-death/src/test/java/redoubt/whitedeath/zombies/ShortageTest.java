package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static redoubt.whitedeath.zombies.SpawnTest.cards;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.SpawnStep;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;

/** What happens when more zombies are due than there are miniatures. */
class ShortageTest {
    private static final int ALL_WALKERS = 35;
    private static final String SIEGE = "479";

    private static Scene spawned(Scene scene) {
        return scene.play(List.of(new SpawnStep()));
    }

    private static Scene corrupted(Scene scene, String... zones) {
        return scene.with(table -> table.withTerrain(Box.corrupted(table.terrain(), zones)));
    }

    private static int khans(Scene scene, String zone) {
        return scene.table()
                .zombies()
                .count(
                        scene.table().zone("T." + zone).index(),
                        Scene.EDITION.print().zombie("Khan").index());
    }

    private static List<String> called(Scene scene) {
        return scene.events(SiegeEvent.AbominationCalled.class).stream()
                .map(called -> called.rule().id())
                .toList();
    }

    /** A search that finds two Walkers when only so many are left. */
    private static Scene ambush(Scene scene, int left) {
        scene.zombies("e", "Walker", ALL_WALKERS - left).deck("Aaahh!! 2 Walkers");
        return scene.turn("Ana").choose("search");
    }

    /** Rooms a to c, the street d, and a room e behind walls for all who are on the board already. */
    private static Scene house() {
        return Scene.on("#:#:#:.|#").survivor("Ana", "a", "").survivor("Ben", "a", "");
    }

    @Test
    @Rule({"WD-SHORT-01", "WD-SHORT-02"})
    void theLastMiniaturesArePlacedAndAnAbominationComesInThatSpawnZone() {
        Scene scene = Scene.on(".~.~.|#")
                .survivor("Ana", "a", "")
                .zombies("d", "Walker", ALL_WALKERS - 1)
                .spawn("1", "c");
        spawned(cards(scene, SpawnTest.WALKERS));
        assertThat(scene.zombies("c")).isEqualTo(2);
        assertThat(khans(scene, "c")).isEqualTo(1);
        assertThat(scene.events(HordeEvent.MiniaturesShort.class))
                .extracting(HordeEvent.MiniaturesShort::zombie, HordeEvent.MiniaturesShort::missing)
                .containsExactly(tuple("Walker", 1));
        assertThat(called(scene)).containsExactly("WD-SHORT-02");
    }

    @Test
    @Rule("WD-SHORT-01")
    void theVeryLastMiniatureIsNoShortage() {
        Scene scene = Scene.on(".~.~.|#")
                .survivor("Ana", "a", "")
                .zombies("d", "Walker", ALL_WALKERS - 2)
                .spawn("1", "c");
        spawned(cards(scene, SpawnTest.WALKERS));
        assertThat(scene.zombies("c")).isEqualTo(2);
        assertThat(khans(scene, "c")).isZero();
        assertThat(scene.events(HordeEvent.MiniaturesShort.class)).isEmpty();
    }

    @Test
    @Rule("WD-SHORT-01")
    void withNoneLeftNoneIsPlaced() {
        Scene scene = Scene.on(".~.~.|#")
                .survivor("Ana", "a", "")
                .zombies("d", "Brute", 14)
                .spawn("1", "c");
        spawned(cards(scene, SpawnTest.BRUTE));
        assertThat(scene.zombies("c")).as("the Khan alone").isEqualTo(1);
        assertThat(khans(scene, "c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-SHORT-02")
    void ofASiegeItComesInACorruptionZone() {
        Scene scene = corrupted(
                Scene.on(".~.~.~.|#")
                        .survivor("Ana", "a", "")
                        .zombies("e", "Walker", ALL_WALKERS)
                        .spawn("1", "c"),
                "b");
        spawned(cards(scene, SIEGE));
        assertThat(khans(scene, "b")).isEqualTo(1);
        assertThat(scene.zombies("c")).isZero();
    }

    @Test
    @Rule("WD-SHORT-02")
    void ofAnAmbushItComesInACorruptionZone() {
        Scene scene = ambush(corrupted(house().spawn("1", "d"), "c"), 1);
        assertThat(scene.zombies("a")).as("the last Walker").isEqualTo(1);
        assertThat(khans(scene, "c")).isEqualTo(1);
        assertThat(khans(scene, "d")).isZero();
    }

    @Test
    @Rule("WD-SHORT-03")
    void theAbominationOnTheBoardActivatesInstead() {
        Scene scene = Scene.on(".~.~.~.|#")
                .survivor("Ana", "a", "")
                .zombies("c", "Khan", 1)
                .zombies("e", "Walker", ALL_WALKERS)
                .spawn("1", "d");
        spawned(cards(scene, SpawnTest.WALKERS));
        assertThat(khans(scene, "b")).isEqualTo(1);
        assertThat(scene.zombies("d")).isZero();
        assertThat(called(scene)).containsExactly("WD-SHORT-03");
        assertThat(scene.events(HordeEvent.ExtraActivation.class)).hasSize(1);
    }

    @Test
    @Rule({"WD-SHORT-03", "WD-GAP-63"})
    void oneCardGivesOneExtraActivationHoweverManyZonesAreShort() {
        Scene scene = corrupted(
                Scene.on(".~.~.~.~.~.|#")
                        .survivor("Ana", "a", "")
                        .zombies("e", "Khan", 1)
                        .zombies("g", "Walker", ALL_WALKERS)
                        .spawn("1", "f"),
                "c",
                "d",
                "f");
        spawned(cards(scene, SIEGE));
        assertThat(scene.events(HordeEvent.ExtraActivation.class)).hasSize(1);
        assertThat(khans(scene, "d")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-63")
    void oneCardBringsOneAbominationHoweverManyZonesAreShort() {
        Scene scene = corrupted(
                Scene.on(".~.~.~.~.~.|#")
                        .survivor("Ana", "a", "")
                        .zombies("g", "Walker", ALL_WALKERS)
                        .spawn("1", "f"),
                "c",
                "d");
        spawned(cards(scene, SIEGE));
        scene.choose("abomination in T.d");
        assertThat(khans(scene, "d")).isEqualTo(1);
        assertThat(scene.table()
                        .zombies()
                        .total(Scene.EDITION.print().zombie("Khan").index()))
                .isEqualTo(1);
        assertThat(scene.events(HordeEvent.ExtraActivation.class)).isEmpty();
        assertThat(scene.isDone()).isTrue();
    }

    @Test
    @Rule("WD-SHORT-03")
    void theNextCardMayActivateItAgain() {
        Scene scene = Scene.on(".~.~.~.~.|#")
                .survivor("Ana", "a", "")
                .zombies("d", "Khan", 1)
                .zombies("f", "Walker", ALL_WALKERS)
                .spawn("1", "e")
                .spawn("2", "e");
        spawned(cards(scene, SpawnTest.WALKERS, SpawnTest.WALKERS));
        assertThat(khans(scene, "b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-SHORT-04")
    void theMissingTypeGetsNoExtraActivation() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("c", "Walker", ALL_WALKERS)
                .spawn("1", "d");
        spawned(cards(scene, SpawnTest.WALKERS));
        assertThat(scene.events(HordeEvent.MiniaturesShort.class)).hasSize(1);
        assertThat(scene.zombies("c")).isEqualTo(ALL_WALKERS);
        assertThat(scene.events(HordeEvent.ExtraActivation.class)).isEmpty();
    }

    @Test
    @Rule("WD-GAP-61")
    void ofAnAmbushWithoutCorruptionItComesAtTheFirstSpawnToken() {
        Scene scene = ambush(house().spawn("1", "d").spawn("2", "c"), 0);
        assertThat(scene.zombies("a")).isZero();
        assertThat(khans(scene, "d")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-GAP-62", "WD-DEC-37"})
    void ofSeveralAbominationsAllPlayersChooseTheOneThatActivates() {
        Scene scene = ambush(
                house().seat("Ben", 2)
                        .spawn("1", "d")
                        .zombies("c", "Khan", 1)
                        .zombies("d", "Khan", 1)
                        .twoSeats(),
                0);
        assertThat(scene.asked().id()).isEqualTo("WD-GAP-62");
        assertThat(scene.seats().list()).hasSize(2);
        assertThat(scene.offered()).containsExactly("activate Khan in T.c", "activate Khan in T.d");
        scene.choose("activate Khan in T.c");
        assertThat(khans(scene, "b")).isEqualTo(1);
        assertThat(khans(scene, "d")).as("the other stays").isEqualTo(1);
    }

    @Test
    @Rule("WD-DEC-37")
    void ofSeveralCorruptionZonesAllPlayersChooseWhereItComes() {
        Scene scene = ambush(corrupted(house().seat("Ben", 2).spawn("1", "d").twoSeats(), "c", "d"), 1);
        assertThat(scene.asked().id()).isEqualTo("WD-SHORT-02");
        assertThat(scene.seats().list()).hasSize(2);
        assertThat(scene.offered()).containsExactly("abomination in T.c", "abomination in T.d");
        scene.choose("abomination in T.d");
        assertThat(khans(scene, "d")).isEqualTo(1);
    }
}
