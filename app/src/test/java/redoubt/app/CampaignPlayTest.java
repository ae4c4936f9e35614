package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.app.desk.Games;
import redoubt.kernel.json.Json;

/** Campaigns in the terminal and in mass play. Three keepers who always bar the gate always win; one alone always falls. */
class CampaignPlayTest {
    @TempDir
    private Path folder;

    private static Session play(String typed, String... more) {
        return Session.typing(
                typed,
                Stream.concat(Stream.of("terminal", "--campaign", "TY-C01", "--seed", "7"), Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void theNextMissionFollowsWhenPeopleWantToGoOn() throws IOException {
        Path file = folder.resolve("watch.journal");
        assertThat(untilWon(file).out())
                .contains("You have won [TY-END-01].\nNext: Side by side, mission 2 of 3. Go on? y/n");
        Session next =
                Session.typing("y\nsheets\nquit\n", "terminal", "--resume", file.toString(), "--save", file.toString());
        assertThat(next.out())
                .contains("Next: Side by side, mission 2 of 3. Go on? y/n")
                .contains("The keepers act in any order")
                .contains("  Keeper 1: Notches: 1 of 3; In hand: torch")
                .contains("  Signs on the hill: The beacon (One night)")
                .contains("Who acts next?");
        assertThat(Files.readString(file))
                .contains("mission TY-M03", "with record.won = TY-M01", "with record.seal = ");
        assertThat(Files.readString(folder.resolve("watch.journal.1")))
                .as("the mission that ended")
                .contains("mission TY-M01");
        assertThat(Session.run("replay", file.toString(), "--verify").code()).isZero();
        assertThat(Session.run("replay", folder.resolve("watch.journal.1").toString(), "--verify")
                        .code())
                .isZero();
    }

    /** Plays the first mission to its end and leaves the question whether to go on unanswered. */
    private Session untilWon(Path file) {
        for (int lines = 1; lines < 40; lines++) {
            Session session = play("1\n".repeat(lines), "--seats", "3", "--save", file.toString());
            if (session.out().contains("Go on?")) {
                return session;
            }
        }
        throw new AssertionError("the mission does not end");
    }

    @Test
    void whoDoesNotWantToGoOnLeavesAndALostCampaignEnds() {
        assertThat(play("1\n1\nn\n").out())
                .contains("Next: One night, mission 1 of 3. Go on? y/n")
                .doesNotContain("The fallen");
        Session whole = play("1\ny\n".repeat(40));
        assertThat(whole.out())
                .contains("  The fallen: Keeper 1 (One night, round ")
                .endsWith("The campaign is lost\n");
    }

    @Test
    void aMissionAloneHasNoSheets() {
        assertThat(Session.typing("sheets\nquit\n", "terminal", "--mission", "TY-M01", "--seed", "7")
                        .out())
                .contains("This mission is not part of a campaign.");
    }

    @Test
    void otherLanguagesAskInTheirOwnWords() {
        Session session = Session.speaking(Locale.ITALY, "1\n1\ns\nschede\n", "terminal", "--campaign", "--seed", "7");
        assertThat(session.out())
                .contains("Poi: Una notte, missione 1 di 3. Continuare? s/n")
                .contains("  Guardiano 1: Tacche: 0 su 3; In mano: torcia");
    }

    @Test
    void whatIsNoCampaignIsRefused() {
        assertThat(Session.run("terminal", "--campaign", "TY-C02").err())
                .contains("there is no campaign TY-C02")
                .contains("(campaigns: TY-C01)");
        assertThat(Session.run("simulate", "--campaign", "--mission", "TY-M01").err())
                .contains("a campaign begins with its first mission");
        assertThat(Session.withGames(Games.of(new CreakingGame(false)), "", "simulate", "--campaign")
                        .err())
                .contains("there is no campaign in");
        assertThat(Session.run("terminal", "--mission", "TY-M03", "--with", "campaign=TY-C01")
                        .err())
                .contains("mission 1 of TY-C01 is TY-M01, not TY-M03 [TY-CAMP-01]");
    }

    @Test
    void wholeCampaignsAreSimulated() {
        Session session = Session.run(
                "simulate", "--campaign", "--seats", "2", "--games", "50", "--seed", "3", "--verify", "--threads", "2");
        assertThat(session.code()).isZero();
        assertThat(session.lines())
                .startsWith("TY-C01 The long watch (toy)")
                .contains("  campaigns  50 (seed 3, bot random, threads 2)", "  failures   none")
                .anyMatch(line -> line.startsWith("  TY-M02     played "));
        Map<?, ?> json =
                (Map<?, ?>) Json.read(Session.run("simulate", "--campaign", "TY-C01", "--games", "20", "--json")
                        .out());
        assertThat((Long) json.get("won") + (Long) json.get("lost")).isEqualTo(20);
        assertThat((List<?>) json.get("missions")).hasSize(3);
    }
}
