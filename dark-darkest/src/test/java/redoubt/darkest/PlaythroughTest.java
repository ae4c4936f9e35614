package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.darkest.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.testkit.Playthroughs;

/** Whole games are played as before: every mode, the Showdown won and lost, every expansion; see {@link Playthroughs}. */
class PlaythroughTest {
    private static final Playthroughs<Table> PLAYTHROUGHS = new Playthroughs<>(Mansion.GAME, _ -> Raiders::choose);

    /** A game under the name it is recorded by. */
    private record Recorded(String name, SetUp setUp) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static SetUp house(String mission) {
        return SetUp.of(DarkestGame.ID, mission)
                .withSeats(2)
                .with("survivors", "Bruce Romero", "Jack Fulci", "Leo Friedkin", "Lucy Chang", "Nina Argento");
    }

    /** As easy as the dials allow, so that the team gets to the Showdown. */
    private static SetUp easy(String mission) {
        return house(mission)
                .with("preset", "easy")
                .with("success-faces", "3")
                .with("card-symbols", "2")
                .with("weapon-dice", "1")
                .with("creature-attack", "-1")
                .with("escape", "1")
                .with("health", "3")
                .with("side", "4")
                .with("spawn-mix", "light")
                .with("other-readings", "DD-SEC-12");
    }

    static Stream<Recorded> games() {
        return Stream.of(
                new Recorded("dark", house("DD-A").with("mode", "dark")),
                new Recorded("darker", house("DD-C").with("mode", "darker").with("advanced", "yes")),
                new Recorded("darkest", house("DD-B").with("mode", "darkest")),
                new Recorded(
                        "kickstarter", house("DD-D").with("kickstarter", "yes").with("advanced", "yes")),
                new Recorded("drawn", house("DD-X").with("preset", "hard")),
                new Recorded(
                        "showdown-won",
                        easy("DD-C")
                                .with("showdown-track", "7")
                                .with("nemesis-cubes", "3")
                                .with("nemesis-movement", "2")),
                new Recorded(
                        "showdown-lost",
                        easy("DD-C")
                                .with("showdown-track", "5")
                                .with("nemesis-cubes", "5")
                                .with("nemesis-movement", "4")),
                new Recorded("radioactive", easy("DD-R5").with("leak", "2")),
                new Recorded(
                        "zombies",
                        house("DD-A")
                                .with("expansions", "zombies")
                                .with("special-zombies", "disco-doll", "guts", "chunk", "tuff-guy")),
                new Recorded("victims", house("DD-A").with("expansions", "victims")),
                new Recorded(
                        "helicopter",
                        easy("DD-C")
                                .with("expansions", "helicopter")
                                .with("showdown-track", "7")
                                .with("nemesis-cubes", "3")),
                new Recorded(
                        "all-expansions",
                        house("DD-R2").with("expansions", "radioactive", "zombies", "victims", "helicopter")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theGameIsPlayedAsBefore(Recorded game) {
        assertThat(PLAYTHROUGHS.differences(game.name(), game.setUp())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void optionsOfADecisionDifferInClassOrMarks(Recorded game) {
        assertThat(PLAYTHROUGHS.toldAlike(game.name())).isEmpty();
    }

    @Test
    void theShowdownIsWonOnceAndLostOnce() {
        assertThat(PLAYTHROUGHS.game("showdown-won").state().isWon()).isTrue();
        var lost = PLAYTHROUGHS.game("showdown-lost").state();
        assertThat(lost.isWon()).isFalse();
        assertThat(lost.table().clock().isShowdown()).isTrue();
        assertThat(PLAYTHROUGHS.game("helicopter").state().status())
                .as("the team has escaped")
                .isEqualTo(new Status.Won(RuleId.rule("DD-HELI-07")));
    }
}
