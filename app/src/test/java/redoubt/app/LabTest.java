package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.app.desk.Games;
import redoubt.kernel.json.Json;

/** The commands of the lab, from their arguments to their output. */
class LabTest {
    @TempDir
    private Path folder;

    private static Session lab(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "lab";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Session.run(all);
    }

    private static Map<?, ?> json(Session session) {
        assertThat(session.err()).isEmpty();
        return (Map<?, ?>) Json.read(session.out());
    }

    private static void refused(Session session, String message) {
        assertThat(session.code()).isEqualTo(2);
        assertThat(session.err()).hasLineCount(1).startsWith("redoubt: ").contains(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"certify", "duel", "train", "practise", "tune", "report", "witness", "postmortem"})
    void everythingHasHelp(String command) {
        Session session = lab(command, "--help");
        assertThat(session.code()).isZero();
        assertThat(session.out()).startsWith("Usage: redoubt lab " + command);
        assertThat(lab().out()).contains(command);
    }

    private static final String[] CERTIFY = {
        "certify", "--game", "toy", "--seats", "2", "--bot", "random", "--bot", "quick"
    };

    private static String[] with(String[] arguments, String... more) {
        String[] all = new String[arguments.length + more.length];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return all;
    }

    @Test
    void aCertificateHasARowForEachMissionAndBot() {
        Session session = lab(with(CERTIFY, "--games", "40"));
        assertThat(session.code()).isZero();
        assertThat(session.out().lines()).hasSize(1 + 6 + 1);
        assertThat(session.out()).contains("TY-M01", "quick", "40/40 = 100 %", "91-100", "TY-END-02");
        assertThat(lab(with(CERTIFY, "--games", "2", "--markdown")).out())
                .startsWith("| mission | difficulty | settings | bot | won | 95 % | rounds | lost by |\n|---|");
    }

    @Test
    void aCertificateAsJsonSaysHowGamesWereLost() throws IOException {
        Path file = folder.resolve("deep/certificate.json");
        Map<?, ?> certificate = json(lab(with(CERTIFY, "--games", "40", "--json", "--to", file.toString())));
        assertThat(Json.read(Files.readString(file))).isEqualTo(certificate);
        assertThat(certificate.get("seed")).isEqualTo(1L);
        Map<?, ?> row = (Map<?, ?>) ((List<?>) certificate.get("rows")).getFirst();
        assertThat(row.get("mission")).isEqualTo("TY-M01");
        assertThat(row.get("bot")).isEqualTo("random");
        assertThat((Long) row.get("won") + (Long) row.get("lost")).isEqualTo(40);
        assertThat((Double) row.get("low")).isLessThan((Double) row.get("share"));
        Map<?, ?> end = (Map<?, ?>) ((List<?>) row.get("lostBy")).getFirst();
        assertThat(end.get("rule")).isEqualTo("TY-END-02");
        assertThat(end.get("games")).isEqualTo(row.get("lost"));
    }

    @Test
    void certificatesAreKeptWithTheContent() throws IOException {
        Path file = folder.resolve("certificates.txt");
        Files.writeString(file, """
                certificate | bot   | won | games | settings | day        | content
                TY-M03      | quick | 1   | 2     | -        | 2026-01-02 | 0000000000000000
                TY-M01      | quick | 1   | 2     | -        | 2026-01-02 | 0000000000000000
                """);
        Session session = lab(with(CERTIFY, "--games", "5", "--mission", "TY-M01", "--certificates", file.toString()));
        assertThat(session.code()).isZero();
        List<String> rows = Files.readAllLines(file).stream()
                .filter(line -> line.contains("|"))
                .map(line -> line.replaceAll(" *\\| *", "|"))
                .toList();
        assertThat(rows).hasSize(3);
        assertThat(rows.get(1)).matches("TY-M01\\|quick\\|5\\|5\\|-\\|\\d{4}-\\d\\d-\\d\\d\\|.*");
        assertThat(rows.get(2)).isEqualTo("TY-M03|quick|1|2|-|2026-01-02|0000000000000000");
        refused(lab("certify", "--games", "1", "--certificates", file.toString()), "whose certificates?");
    }

    @Test
    void aReportDrawsACertificate() throws IOException {
        Path file = folder.resolve("certificate.json");
        Path page = folder.resolve("page.html");
        lab(with(CERTIFY, "--rules", "--games", "120", "--to", file.toString()));
        Session session = lab("report", file.toString(), "--to", page.toString());
        assertThat(session.code()).isZero();
        String html = Files.readString(page);
        assertThat(html).startsWith("<!doctype html>").contains("<svg", "TY-M02 quick", "TY-END-02");
        // In some games of the easy mission a blow is suffered, and these are lost more often.
        assertThat(html).contains("Which rules go with winning", "TY-DEAD-02", "▼");
        assertThat(html).doesNotContain("http").doesNotContain("NaN");
        refused(lab("report", folder.resolve("none.json").toString()), "cannot read");
        Files.writeString(file, "{\"seed\": 1}");
        refused(lab("report", file.toString()), "is no certificate");
        Files.writeString(file, "not json");
        refused(lab("report", file.toString()), "is no certificate");
    }

    @Test
    void theSameSeedCertifiesTheSame() {
        String[] search = {
            "certify", "--mission", "TY-M02", "--seats", "2", "--bot", "search:20p", "--games", "10", "--markdown"
        };
        assertThat(lab(search).out())
                .isEqualTo(lab(with(search, "--threads", "1")).out());
    }

    @Test
    void wrongOptionsOfACertificateAreRefused() {
        refused(lab("certify", "--mission", "TY-M09"), "TY-M09");
        refused(lab("certify", "--game", "toy", "--bot", "clever"), "there is no bot clever");
        refused(lab("certify", "--game", "toy", "--bot", "search:x"), "search:300");
        refused(lab("certify", "--game", "toy", "--games", "0"), "--games");
        refused(lab("certify", "--game", "toy", "--vary", "colour"), "--vary NAME=");
        refused(lab("certify", "--game", "toy", "--vary", "colour=red|blue"), "colour");
        refused(lab("certify", "--game", "toy", "--seats", "99"), "99");
    }

    @Test
    void aDuelTellsWhoWonTheGamesThatTheOtherLost() {
        String[] duel = {
            "duel", "--mission", "TY-M01", "--seats", "2", "--bot", "random", "--bot", "quick", "--games", "40"
        };
        assertThat(lab(duel).out()).contains("only 2nd").contains("TY-M01");
        Map<?, ?> mission =
                (Map<?, ?>) ((List<?>) json(lab(with(duel, "--json"))).get("missions")).getFirst();
        assertThat((Long) mission.get("onlySecond")).isPositive();
        assertThat(mission.get("onlyFirst")).isEqualTo(0L);
        refused(lab("duel", "--mission", "TY-M01", "--bot", "quick"), "two bots");
    }

    @Test
    void trainingWritesRowsAndKeepsThoseOfOtherMissions() throws IOException {
        Path file = folder.resolve("chance.txt");
        Files.writeString(file, """
                chance | base  | bars | dead | cards | unhurt
                TY-M03 | 1.000 | 2    | 3    | 4     | 5
                TY-M01 | 9.000 | 9    | 9    | 9     | 9
                """);
        Files.writeString(folder.resolve("index"), "tiles.txt\n");
        String[] train = {
            "train",
            "--game",
            "toy",
            "--mission",
            "TY-M01",
            "--seats",
            "2",
            "--bot",
            "random",
            "--games",
            "100",
            "--to",
            file.toString()
        };
        assertThat(lab(train).out()).contains("area").contains("TY-M01");
        List<String> rows = Files.readAllLines(file).stream()
                .filter(line -> line.contains("|"))
                .toList();
        assertThat(rows).hasSize(4);
        assertThat(rows.get(0)).matches("chance +\\| base +\\| bars +\\| dead +\\| cards +\\| unhurt");
        assertThat(rows.get(1)).startsWith("any ");
        assertThat(rows.get(2)).startsWith("TY-M01").doesNotContain("9.000 ");
        assertThat(rows.get(3)).startsWith("TY-M03").contains("1.000");
        assertThat(Files.readAllLines(folder.resolve("index"))).containsExactly("tiles.txt", "chance.txt");
        refused(lab("train"), "which game?");
    }

    @Test
    void tablesThatArePlayedOnTeachForks() throws IOException {
        Path file = folder.resolve("chance.txt");
        Path forks = folder.resolve("forks.txt");
        Files.writeString(forks, """
                fork      | asks | at  | low  | low at | high | high at | low low | low high | high low | high high
                TY-M03/01 | bars | 0.5 | dead | 0.5    | dead | 0.5     | 0.5     | 0.25     | 0        | -0.25
                TY-M01/99 | bars | 0.5 | dead | 0.5    | dead | 0.5     | 0.5     | 0.25     | 0        | -0.25
                """);
        Files.writeString(folder.resolve("index"), "chance.txt\n");
        List<String> train =
                List.of("train", "--game", "toy", "--mission", "TY-M01", "--seats", "2", "--bot", "random");
        List<String> more = new ArrayList<>(train);
        more.addAll(List.of("--games", "60", "--played-on", "6", "--to", file.toString()));
        assertThat(lab(more.toArray(String[]::new)).out()).contains("TY-M01");
        List<String> rows = Files.readAllLines(forks).stream()
                .filter(line -> line.contains("|"))
                .toList();
        assertThat(rows.get(1)).startsWith("any/01");
        assertThat(rows).anyMatch(row -> row.startsWith("TY-M01/01"));
        assertThat(rows).noneMatch(row -> row.startsWith("TY-M01/99"));
        assertThat(rows.getLast()).startsWith("TY-M03/01");
        assertThat(Files.readAllLines(folder.resolve("index"))).containsExactly("chance.txt", "forks.txt");
        more.set(more.indexOf("6"), "-1");
        refused(lab(more.toArray(String[]::new)), "--played-on takes a number from 0 on");
    }

    @Test
    void practiceWritesRowsAndKeepsThoseOfOtherMissions() throws IOException {
        Path file = folder.resolve("habits.txt");
        Files.writeString(file, """
                habits | bar
                TY-M02 | 0.700
                """);
        Files.writeString(folder.resolve("index"), "chance.txt\n");
        String[] practise = {
            "practise", "--game", "toy", "--seats", "2", "--rounds", "2", "--tries", "10", "--check", "10"
        };
        Session one = lab(with(practise, "--mission", "TY-M01", "--to", file.toString()));
        assertThat(one.out()).contains("only after", "TY-M01", "left as it was");
        assertThat(Files.readString(file)).contains("TY-M02 | 0.700").doesNotContain("TY-M01");
        assertThat(Files.readAllLines(folder.resolve("index"))).containsExactly("chance.txt", "habits.txt");
        assertThat(lab(with(practise, "--together")).out()).contains("any ", "habits | bar");
        refused(lab("practise"), "which game?");
        refused(lab(with(practise, "--rounds", "0")), "--rounds");
        refused(
                Session.withGames(Games.of(new CreakingGame(false)), "", "lab", "practise", "--game", "creaking"),
                "has no habits to change");
    }

    @Test
    void aSettingThatIsNotThereCannotBeTuned() {
        refused(lab("tune", "--mission", "TY-M01", "--setting", "colour"), "no setting colour");
        refused(lab("tune", "--setting", "colour"), "which mission?");
        refused(
                Session.withGames(Games.found(), "", "lab", "tune", "--mission", "NL-M01", "--setting", "ghoul-card"),
                "did you mean ghoul-cards?");
        refused(lab("tune", "--mission", "TY-M01", "--setting", "colour", "--target", "101"), "--target");
    }

    @Test
    void tuningTriesEveryChoiceOfValues() {
        Map<?, ?> tuned = json(Session.withGames(
                Games.found(),
                "",
                "lab",
                "tune",
                "--mission",
                "NL-M01",
                "--setting",
                "ghoul-cards",
                "--bot",
                "random",
                "--games",
                "2",
                "--json"));
        assertThat((List<?>) tuned.get("points")).hasSizeGreaterThan(2);
        assertThat((List<?>) tuned.get("nearest")).isNotEmpty();
    }

    @Test
    void aWitnessIsWrittenAndItsTurningPointsAreTold() {
        assertThat(lab("witness", "--mission", "TY-M02", "--seats", "2", "--to", folder.toString())
                        .out())
                .contains("TY-M02: won with seed");
        Path journal = folder.resolve("TY-M02.journal");
        assertThat(Session.run("replay", "--verify", journal.toString()).code()).isZero();
        Session told = lab("postmortem", journal.toString(), "--playouts", "30");
        assertThat(told.out()).startsWith("TY-M02: the chance was ").contains("it was won", "luck", "decision");
        Map<?, ?> mortem = json(lab("postmortem", journal.toString(), "--playouts", "10", "--json"));
        assertThat(mortem.get("isWon")).isEqualTo(true);
        assertThat((List<?>) mortem.get("moments")).hasSizeGreaterThan(20);
        assertThat(lab(
                                "witness",
                                "--from",
                                journal.toString(),
                                "--to",
                                folder.resolve("again").toString())
                        .out())
                .contains("TY-M02: won with seed");
        assertThat(folder.resolve("again/TY-M02.journal")).hasSameTextualContentAs(journal);
        Session none = lab("witness", "--mission", "TY-M02", "--bot", "random", "--games", "2");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.out()).contains("none of 2 games was won");
        refused(lab("postmortem", folder.resolve("no.journal").toString()), "no such file");
        refused(lab("postmortem", journal.toString(), "--playouts", "0"), "--playouts");
    }

    @Test
    void theWitnessOfACampaignIsOneGameForEachMission() {
        Session won = lab("witness", "--game", "toy", "--campaign", "--seats", "2", "--to", folder.toString());
        assertThat(won.code()).isZero();
        assertThat(won.out().lines()).hasSizeGreaterThan(1).allMatch(line -> line.contains(": won with seed"));
        Session none = lab("witness", "--game", "toy", "--campaign", "--bot", "random", "--games", "1");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.out()).contains("none of 1 games was won");
    }
}
