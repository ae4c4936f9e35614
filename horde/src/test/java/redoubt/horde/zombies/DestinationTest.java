package redoubt.horde.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Town;
import redoubt.testkit.Rule;

/** Where zombies want to go: sight, then an open path, then noise. */
class DestinationTest {
    /** Where the one group headed and by which rule, such as {@code d by seen open}. */
    private static String heading(Town town) {
        assertThat(town.isDone()).as("nobody is asked").isTrue();
        HordeEvent.DestinationChosen chosen =
                town.events(HordeEvent.DestinationChosen.class).getFirst();
        return chosen.destination().name().substring(2) + " by " + chosen.rule().id();
    }

    @Test
    @Rule("WD-TGT-01")
    void sightComesBeforeTheOpenPath() {
        // Ana on the rampart is seen from the street, Ben and Cai in the house are near, loud and reachable.
        Town town = Town.on("=^.:#:#")
                .survivor("Ana", "a", "")
                .survivor("Ben", "d", "")
                .survivor("Cai", "d", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("a by seen");
    }

    @Test
    @Rule("WD-TGT-01")
    void theOpenPathComesBeforeNoiseAndDistanceNeverMatters() {
        Town town = Town.on("=^.~.~.~.")
                .survivor("Ana", "a", "")
                .token("noise", "a", 5)
                .survivor("Ben", "e", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("e by seen open");
    }

    @Test
    @Rule({"WD-TGT-01", "WD-TGT-02"})
    void ofThoseSeenAndReachableTheNoisiestHoweverFar() {
        Town town = Town.on(".~.~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "e", "")
                .token("noise", "e", 1)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("e by seen open");
        assertThat(town.zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-TGT-02")
    void whoeverIsSeenButOutOfReachIsNoFirstChoice() {
        Town town = Town.on("=^.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .survivor("Cai", "c", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("c by seen open");
    }

    @Test
    @Rule("WD-TGT-02")
    void aNoisyZoneWithoutSurvivorsIsNotChosenWhileOneIsSeen() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "")
                .token("noise", "c", 4)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("a by seen open");
    }

    @Test
    @Rule("WD-TGT-03")
    void ofThoseSeenOutOfReachTheNoisiest() {
        Town town = Town.on("=^.^=")
                .survivor("Ana", "a", "")
                .survivor("Ben", "c", "")
                .token("noise", "c", 1)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("c by seen");
        assertThat(town.zombies("b")).as("the rampart stops it").isEqualTo(1);
    }

    @Test
    @Rule("WD-TGT-04")
    void whoSeesNobodyGoesToTheNoisiestZoneItCanReach() {
        // Ana and Ben are out of sight round the corners; three tokens lie behind a wall.
        Town town = Town.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .survivor("Ben", "f", "")
                .token("noise", "f", 1)
                .token("noise", "e", 3)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("f by heard open");
        assertThat(town.zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-TGT-04", "WD-GAP-47"})
    void noiseTokensAloneDrawZombiesWhoSeeNobody() {
        Town town = Town.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .token("noise", "c", 2)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("c by heard open");
    }

    @Test
    @Rule("WD-GAP-47")
    void aZoneWithoutAnyNoiseDrawsNobody() {
        Town town = Town.on(".~.~.").zombies("b", "Walker", 2).activate();
        assertThat(town.events(HordeEvent.DestinationChosen.class)).isEmpty();
        assertThat(town.zombies("b")).isEqualTo(2);
    }

    @Test
    @Rule("WD-TGT-06")
    void aSurvivorSeenOutOfReachOutranksThoseWithinReachOutOfSight() {
        Town town = Town.on("=^.:#:#")
                .survivor("Ana", "a", "")
                .survivor("Ben", "d", "")
                .token("noise", "d", 4)
                .zombies("b", "Brute", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("a by seen");
        assertThat(town.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-TGT-07")
    void guardsAttractBySightAndEachIsANoise() {
        Town seen = Town.on(".~.~.")
                .guards("a", 1)
                .token("noise", "c", 3)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(seen)).isEqualTo("a by seen open");
        Town louder = Town.on(".~.~.")
                .guards("a", 2)
                .survivor("Ana", "c", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(louder)).isEqualTo("a by seen open");
        Town heard = Town.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .guards("f", 2)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(heard)).isEqualTo("f by heard open");
    }

    @Test
    @Rule({"WD-TGT-08", "WD-DEC-33"})
    void ofEqualZonesAllPlayersChooseForEachZoneOfZombies() {
        Town town = Town.on(".~.~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "e", "")
                .seat("Ben", 2)
                .zombies("b", "Walker", 2)
                .zombies("c", "Walker", 1)
                .twoSeats()
                .activate();
        assertThat(town.asked().id()).isEqualTo("CHOOSE_DESTINATION");
        assertThat(town.seats().list()).hasSize(2);
        assertThat(town.offered()).containsExactly("head from T.b for T.a", "head from T.b for T.e");
        town.choose("head from T.b for T.e");
        assertThat(town.offered()).containsExactly("head from T.c for T.a", "head from T.c for T.e");
        town.choose("head from T.c for T.a");
        assertThat(town.zombies("c")).as("both from b, none of their own will").isEqualTo(2);
        assertThat(town.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-TGT-08")
    void ofEqualZonesThoseWithoutAnOpenPathAreIgnored() {
        Town town = Town.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .survivor("Ben", "e", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("d by heard open");
        assertThat(town.zombies("a")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-48")
    void whoStandsInTheChosenZoneStays() {
        Town town = Town.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Ana", "d", "")
                .token("noise", "b", 2)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(town)).isEqualTo("b by heard open");
        assertThat(town.zombies("b")).isEqualTo(1);
    }
}
