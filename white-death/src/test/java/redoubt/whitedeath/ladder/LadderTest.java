package redoubt.whitedeath.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.board;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.testkit.Rule;
import redoubt.whitedeath.mission.Scenario;

class LadderTest {
    private static final String[] WALL = {"=~=", "^ ^", ".~."};

    private static Scenario carrying() {
        return board(WALL).survivor("Lorna", "c").carrying("Lorna", "rope ladder");
    }

    @Test
    @Rule({"WD-LADDER-01", "WD-GAP-87", "WD-DEC-21", "WD-TRADE-04"})
    void aLooseLadderIsTakenForOneActionAndTakesNoSlot() {
        Scenario play = board(WALL).survivor("Lorna", "c").token("ladder", "c").turn("Lorna");
        assertThat(play.offered()).doesNotContain("move T.a");
        play.choose("take rope ladder");
        assertThat(play.survivor("Lorna").carried()).containsExactly("rope ladder");
        assertThat(play.cards("Lorna")).isEmpty();
        assertThat(play.tokens("ladder", "c")).isZero();
        assertThat(play.actions("Lorna")).isEqualTo(2);
        assertThat(play.offered()).doesNotContain("take rope ladder");
        assertThat(play.rules()).contains("WD-LADDER-01");
        Scenario apart = board(WALL).survivor("Lorna", "c").token("ladder", "d").turn("Lorna");
        assertThat(apart.offered()).doesNotContain("take rope ladder");
    }

    @Test
    @Rule({"WD-LADDER-01", "WD-TRADE-04"})
    void aLadderIsTraded() {
        Scenario play = carrying()
                .survivor("Yasuke", "c")
                .turn("Lorna")
                .choose("trade with Yasuke", "give token rope ladder to Yasuke");
        assertThat(play.survivor("Lorna").carried()).isEmpty();
        assertThat(play.survivor("Yasuke").carried()).containsExactly("rope ladder");
    }

    @Test
    @Rule({"WD-LADDER-02", "WD-LADDER-03", "WD-DEC-22"})
    void aPlacedLadderIsAPassageUpAndDown() {
        Scenario play = carrying().turn("Lorna");
        assertThat(play.offered())
                .contains("place rope ladder T.a")
                .doesNotContain("place rope ladder T.d", "move T.a");
        play.choose("place rope ladder T.a");
        assertThat(play.rules()).contains("WD-LADDER-02");
        assertThat(play.survivor("Lorna").carried()).isEmpty();
        assertThat(play.actions("Lorna")).isEqualTo(2);
        play.choose("move T.a", "move T.c");
        assertThat(play.survivor("Lorna").zone()).isEqualTo(play.zone("c"));
    }

    @Test
    @Rule("WD-LADDER-02")
    void itIsPlacedFromAboveToo() {
        Scenario play = board(WALL)
                .survivor("Lorna", "b")
                .carrying("Lorna", "rope ladder")
                .turn("Lorna");
        assertThat(play.offered()).contains("place rope ladder T.d").doesNotContain("place rope ladder T.a");
    }

    @Test
    @Rule("WD-LADDER-02")
    void noLadderBetweenStreetsOrAtStairsOrWalls() {
        Scenario play = board("=|#", "= -", ".~.")
                .survivor("Lorna", "c")
                .carrying("Lorna", "rope ladder")
                .turn("Lorna");
        assertThat(play.offered()).noneMatch(key -> key.startsWith("place"));
    }

    @Test
    @Rule({"WD-LADDER-03", "WD-GAP-69"})
    void guardsUseLaddersAndZombiesNever() {
        Scenario play = carrying()
                .guards(2, "c")
                .turn("Lorna")
                .choose("place rope ladder T.a", "guards T.c move", "move T.a", "2 guards", "move T.a");
        assertThat(play.guardsIn("a")).isEqualTo(2);
        play.zombies(1, "Walker", "c")
                .run(new ActivateZombies(new Activation(List.of(), ZoneSet.EMPTY, Optional.empty())));
        assertThat(play.zombiesIn("a")).isZero();
        assertThat(play.zombiesIn("b")).isZero();
    }

    @Test
    @Rule({"WD-LADDER-04", "WD-LADDER-01"})
    void eitherEndServesToTakeItDown() {
        Scenario play = carrying().survivor("Yasuke", "a").turn("Lorna").choose("place rope ladder T.a");
        assertThat(play.offered()).contains("take down rope ladder T.a");
        play.choose("end turn").turn("Yasuke").choose("take down rope ladder T.c");
        assertThat(play.survivor("Yasuke").carried()).containsExactly("rope ladder");
        assertThat(play.actions("Yasuke")).isEqualTo(2);
        assertThat(play.offered()).doesNotContain("move T.c", "take down rope ladder T.c");
        assertThat(play.rules()).contains("WD-LADDER-04");
    }

    @Test
    @Rule("WD-GAP-88")
    void aLadderAtACorruptedRampartStaysWithoutEffectAndCanBeTaken() {
        Scenario play = carrying()
                .turn("Lorna")
                .choose("place rope ladder T.a", "end turn")
                .corrupt("a");
        assertThat(play.turn("Lorna").offered()).contains("take down rope ladder T.a");
        play.choose("take down rope ladder T.a");
        assertThat(play.survivor("Lorna").carried()).containsExactly("rope ladder");
        assertThat(play.offered()).as("the fallen rampart is a street").contains("move T.a");
    }

    @Test
    @Rule("WD-EX-35")
    void lornaAndYasukePlaceTheirLadders() {
        Scenario play = board(WALL)
                .survivor("Lorna", "c")
                .survivor("Yasuke", "b")
                .carrying("Lorna", "rope ladder")
                .carrying("Yasuke", "rope ladder")
                .turn("Lorna")
                .choose("place rope ladder T.a", "move T.a", "end turn")
                .turn("Yasuke")
                .choose("place rope ladder T.d", "move T.d", "take down rope ladder T.b");
        assertThat(play.survivor("Lorna").zone()).isEqualTo(play.zone("a"));
        assertThat(play.survivor("Yasuke").carried()).containsExactly("rope ladder");
        assertThat(play.actions("Yasuke")).isZero();
    }

    @Test
    @Rule("WD-LADDER-02")
    void whoHasPlacedTheLadderHasNoneToPlace() {
        Scenario play = board("=^.^=")
                .survivor("Lorna", "b")
                .carrying("Lorna", "rope ladder")
                .turn("Lorna");
        assertThat(play.offered()).contains("place rope ladder T.a", "place rope ladder T.c");
        play.choose("place rope ladder T.a");
        assertThat(play.offered()).noneMatch(key -> key.startsWith("place"));
    }

    @Test
    @Rule({"WD-GAP-41", "WD-LADDER-02"})
    void corruptionInTheStreetLeavesTheLadderInUse() {
        Scenario play = carrying()
                .turn("Lorna")
                .choose("place rope ladder T.a", "end turn")
                .corrupt("c");
        assertThat(play.turn("Lorna").offered()).contains("move T.a", "take down rope ladder T.a");
    }
}
