package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Where zombies want to go: sight, then an open path, then noise. */
class DestinationTest {
    /** Where the one group headed and by which rule, such as {@code d by WD-TGT-02}. */
    private static String heading(Scene scene) {
        assertThat(scene.isDone()).as("nobody is asked").isTrue();
        HordeEvent.DestinationChosen chosen =
                scene.events(HordeEvent.DestinationChosen.class).getFirst();
        return chosen.destination().name().substring(2) + " by " + chosen.rule().id();
    }

    @Test
    @Rule("WD-TGT-01")
    void sightComesBeforeTheOpenPath() {
        // Ana on the rampart is seen from the street, Ben and Cai in the house are near, loud and reachable.
        Scene scene = Scene.on("=^.:#:#")
                .survivor("Ana", "a", "")
                .survivor("Ben", "d", "")
                .survivor("Cai", "d", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("a by WD-TGT-03");
    }

    @Test
    @Rule("WD-TGT-01")
    void theOpenPathComesBeforeNoiseAndDistanceNeverMatters() {
        Scene scene = Scene.on("=^.~.~.~.")
                .survivor("Ana", "a", "")
                .token("noise", "a", 5)
                .survivor("Ben", "e", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("e by WD-TGT-02");
    }

    @Test
    @Rule({"WD-TGT-01", "WD-TGT-02"})
    void ofThoseSeenAndReachableTheNoisiestHoweverFar() {
        Scene scene = Scene.on(".~.~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "e", "")
                .token("noise", "e", 1)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("e by WD-TGT-02");
        assertThat(scene.zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-TGT-02")
    void whoeverIsSeenButOutOfReachIsNoFirstChoice() {
        Scene scene = Scene.on("=^.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .survivor("Cai", "c", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("c by WD-TGT-02");
    }

    @Test
    @Rule("WD-TGT-02")
    void aNoisyZoneWithoutSurvivorsIsNotChosenWhileOneIsSeen() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "")
                .token("noise", "c", 4)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("a by WD-TGT-02");
    }

    @Test
    @Rule("WD-TGT-03")
    void ofThoseSeenOutOfReachTheNoisiest() {
        Scene scene = Scene.on("=^.^=")
                .survivor("Ana", "a", "")
                .survivor("Ben", "c", "")
                .token("noise", "c", 1)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("c by WD-TGT-03");
        assertThat(scene.zombies("b")).as("the rampart stops it").isEqualTo(1);
    }

    @Test
    @Rule("WD-TGT-04")
    void whoSeesNobodyGoesToTheNoisiestZoneItCanReach() {
        // Ana and Ben are out of sight round the corners; three tokens lie behind a wall.
        Scene scene = Scene.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .survivor("Ben", "f", "")
                .token("noise", "f", 1)
                .token("noise", "e", 3)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("f by WD-TGT-04");
        assertThat(scene.zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-TGT-04", "WD-GAP-47"})
    void noiseTokensAloneDrawZombiesWhoSeeNobody() {
        Scene scene = Scene.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .token("noise", "c", 2)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("c by WD-TGT-04");
    }

    @Test
    @Rule("WD-GAP-47")
    void aZoneWithoutAnyNoiseDrawsNobody() {
        Scene scene = Scene.on(".~.~.").zombies("b", "Walker", 2).activate();
        assertThat(scene.events(HordeEvent.DestinationChosen.class)).isEmpty();
        assertThat(scene.zombies("b")).isEqualTo(2);
    }

    @Test
    @Rule({"WD-TGT-05", "WD-GAP-47"})
    void withNoOpenPathAnywhereTheNoisiestZoneOfTheBoard() {
        Scene scene = Scene.on("#|#|.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "c", "")
                .token("noise", "d", 3)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("d by WD-TGT-05");
        assertThat(scene.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-TGT-06")
    void aSurvivorSeenOutOfReachOutranksThoseWithinReachOutOfSight() {
        Scene scene = Scene.on("=^.:#:#")
                .survivor("Ana", "a", "")
                .survivor("Ben", "d", "")
                .token("noise", "d", 4)
                .zombies("b", "Brute", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("a by WD-TGT-03");
        assertThat(scene.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-TGT-07")
    void guardsAttractBySightAndEachIsANoise() {
        Scene seen = Scene.on(".~.~.")
                .guards("a", 1)
                .token("noise", "c", 3)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(seen)).isEqualTo("a by WD-TGT-02");
        Scene louder = Scene.on(".~.~.")
                .guards("a", 2)
                .survivor("Ana", "c", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(louder)).isEqualTo("a by WD-TGT-02");
        Scene heard = Scene.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .guards("f", 2)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(heard)).isEqualTo("f by WD-TGT-04");
    }

    @Test
    @Rule({"WD-TGT-08", "WD-DEC-33"})
    void ofEqualZonesAllPlayersChooseForEachZoneOfZombies() {
        Scene scene = Scene.on(".~.~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "e", "")
                .seat("Ben", 2)
                .zombies("b", "Walker", 2)
                .zombies("c", "Walker", 1)
                .twoSeats()
                .activate();
        assertThat(scene.asked().id()).isEqualTo("WD-TGT-08");
        assertThat(scene.seats().list()).hasSize(2);
        assertThat(scene.offered()).containsExactly("head from T.b for T.a", "head from T.b for T.e");
        scene.choose("head from T.b for T.e");
        assertThat(scene.offered()).containsExactly("head from T.c for T.a", "head from T.c for T.e");
        scene.choose("head from T.c for T.a");
        assertThat(scene.zombies("c")).as("both from b, none of their own will").isEqualTo(2);
        assertThat(scene.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-TGT-08")
    void ofEqualZonesThoseWithoutAnOpenPathAreIgnored() {
        Scene scene = Scene.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .survivor("Ben", "e", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("d by WD-TGT-04");
        assertThat(scene.zombies("a")).isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-14")
    void reachableBeatsLouder() {
        Scene scene = Scene.on("=^.~.")
                .survivor("Dragomir", "a", "")
                .survivor("Lorna", "a", "")
                .survivor("Jenia", "c", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("c by WD-TGT-02");
        assertThat(scene.zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-15")
    void sightBeatsPath() {
        Scene scene = Scene.on("=^.~.:#:#")
                .survivor("Yasuke", "a", "")
                .survivor("Jenia", "e", "")
                .survivor("Ogon", "e", "")
                .zombies("c", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("a by WD-TGT-03");
        assertThat(scene.zombies("b")).as("one zone towards Yasuke").isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-16")
    void withoutSightTheNoisiestZoneWithAnOpenPath() {
        Scene scene = Scene.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Jenia", "f", "")
                .token("noise", "f", 1)
                .survivor("Lorna", "d", "")
                .survivor("Ogon", "e", "")
                .token("noise", "e", 2)
                .zombies("b", "Walker", 2)
                .activate();
        assertThat(heading(scene)).isEqualTo("f by WD-TGT-04");
        assertThat(scene.zombies("c")).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-48")
    void whoStandsInTheChosenZoneStays() {
        Scene scene = Scene.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .token("noise", "b", 2)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("b by WD-TGT-04");
        assertThat(scene.zombies("b")).isEqualTo(1);
    }
}
