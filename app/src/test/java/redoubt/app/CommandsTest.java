package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.app.desk.Games;
import redoubt.app.table.GameShelf;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.json.Json;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.session.Pace;
import redoubt.server.session.Tables;
import redoubt.server.store.EntryRow;
import redoubt.server.store.Store;
import redoubt.server.store.Stores;
import redoubt.toy.ToyGame;

/** Every command but play, from its arguments to its output. */
class CommandsTest {
    private static final Games TWO = Games.of(new CreakingGame(false), new ToyGame());

    @TempDir
    private Path folder;

    private static Map<?, ?> json(Session session) {
        assertThat(session.err()).isEmpty();
        return (Map<?, ?>) Json.read(session.out());
    }

    private static void refused(Session session, String message) {
        assertThat(session.code()).isEqualTo(2);
        assertThat(session.err()).hasLineCount(1).startsWith("redoubt: ").contains(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "play --help",
                "missions --help",
                "simulate --help",
                "replay --help",
                "backup --help",
                "restore --help",
                "rules --help",
                "rules show --help",
                "rules coverage --help",
                "rules translated --help",
                "rules copies --help",
                "rules terms --help",
                "content --help",
                "content check --help",
                "bench --help",
                "lab --help",
                "test --help",
                "mutants --help"
            })
    void everythingHasHelp(String arguments) {
        Session session = Session.run(arguments.split(" "));
        assertThat(session.code()).isZero();
        assertThat(session.out()).startsWith("Usage: redoubt");
        assertThat(session.err()).isEmpty();
    }

    @Test
    void groupsOfCommandsShowTheirHelp() {
        assertThat(Session.run("rules").out()).contains("coverage");
        assertThat(Session.run("content").out()).contains("check");
        assertThat(Session.run("--version").out()).isEqualTo("redoubt 0.2.0\n");
    }

    @Test
    void wrongCommandsAndOptionsAreRefused() {
        refused(Session.run("simulte"), "did you mean simulate?");
        refused(Session.run("simulate", "--gmaes", "3"), "--gmaes");
        refused(Session.run("replay"), "FILE");
        refused(Session.run("bench", "--seconds", "soon"), "soon");
        for (String wrong :
                List.of("--tables=0", "--clients=0", "--clients=7", "--rate=0", "--rate=NaN", "--seconds=-1")) {
            refused(Session.run("bench", "table", wrong), "clients 1 to 6");
        }
        refused(Session.run("bench", "table", "--rate", "fast"), "fast");
        refused(Session.run("bench", "table", "--game", "chess"), "there is no game chess");
        refused(Session.run("bench", "table", "--game", "toy", "--mission", "TY-M09"), "has no mission TY-M09");
        refused(Session.run("test"), "./redoubt test");
        refused(Session.run("mutants"), "./redoubt mutants");
        assertThat(Session.run("test", "--debug").err()).contains("\tat redoubt");
    }

    @Test
    void aTableThatCannotStandThereIsRefused() {
        refused(Session.run("--port", "70000"), "--port must be 0 to 65535, not 70000");
        refused(Session.run("play", "--log", "loud"), "warning, info or fine, not loud");
        refused(Session.run("--store", "jdbc:sqlite:a.db", "--data", "b"), "--store and --data");
        refused(Session.run("play", "--store", "jdbc:oracle:thin"), "jdbc:");
        refused(Session.run("--cluster", "here", "--data", "b"), "--cluster must be HOST:PORT with a port of");
        refused(Session.run("--cluster", "here:65535", "--data", "b"), "not here:65535");
        refused(Session.run("--seeds", "here:7600", "--data", "b"), "needs --cluster");
        refused(
                Session.run("--cluster", "here:7600", "--data", folder.toString()),
                "Several servers can only share a store in jdbc:postgresql://HOST/DATABASE");
        for (String[] wrong : new String[][] {
            {"play", "--stor=jdbc:postgresql://host/games?password=SECRET&user=ada"},
            {"play", "jdbc:postgresql://ada:SECRET@host/games"},
            {"--store", "jdbc:postgresql://ada:SECRET@host/games"},
            {"--store", "a", "--store", "jdbc:postgresql://host/games?password=SECRET"},
            {"--port", "password=SECRET"}
        }) {
            Session session = Session.run(wrong);
            refused(session, "redoubt: ");
            assertThat(session.err()).doesNotContain("SECRET");
        }
    }

    @Test
    void gamesAreFoundOnTheClassPath() {
        assertThat(Games.found().ids()).startsWith("white-death").endsWith("toy");
    }

    @Test
    void missionsAreListed() {
        assertThat(Session.run("missions").lines())
                .containsExactly(
                        "game  mission  title         difficulty  length",
                        "toy   TY-M01   One night     easy        short",
                        "toy   TY-M02   Three nights  hard        moderate",
                        "toy   TY-M03   Side by side  easy        short");
        assertThat(Session.withGames(TWO, "", "missions", "--game", "creaking").lines())
                .hasSize(2)
                .last()
                .asString()
                .endsWith("never won yet");
        assertThat(json(Session.run("missions", "--json")).get("missions"))
                .asString()
                .contains("title=Three nights");
        refused(Session.run("missions", "--game", "chess"), "there is no game chess");
    }

    @Test
    void gamesAreSimulated() {
        Session session = Session.run(
                "simulate", "--mission", "all", "--games", "50", "--seats", "2", "--threads", "1", "--seed", "5");
        assertThat(session.code()).isZero();
        assertThat(session.out())
                .contains("TY-M01 One night (toy)", "TY-M02 Three nights (toy)")
                .contains("games      50 (seed 5, bot random, threads 1)")
                .contains("95 % interval", "decisions per second", "ends by    won TY-END-01", "failures   none");
        assertThat(session.err()).isEmpty();
    }

    @Test
    void simulationsAreWrittenAsJson() {
        Map<?, ?> report = json(Session.run("simulate", "--mission", "TY-M01", "--games", "50", "--json"));
        Map<?, ?> mission = (Map<?, ?>) ((List<?>) report.get("missions")).getFirst();
        assertThat(mission.get("games")).isEqualTo(50L);
        assertThat((Long) mission.get("won") + (Long) mission.get("lost")).isEqualTo(50);
        assertThat(mission.get("failures")).isEqualTo(List.of());
    }

    @Test
    void aGridOfMissionsSettingsAndBotsIsPlayed() {
        Map<?, ?> report = json(Session.run(
                "simulate",
                "--mission",
                "TY-M01,TY-M02",
                "--bot",
                "random",
                "--bot",
                "quick",
                "--games",
                "4",
                "--json"));
        assertThat((List<?>) report.get("missions"))
                .extracting(each -> ((Map<?, ?>) each).get("mission") + " " + ((Map<?, ?>) each).get("bot"))
                .containsExactly("TY-M01 random", "TY-M01 quick", "TY-M02 random", "TY-M02 quick");
    }

    @Test
    void withoutAFarmNothingIsPlayedOnOne() {
        String[] plain = {"simulate", "--mission", "TY-M01", "--games", "1"};
        refused(Session.run(with(plain, "--on", "local[2]")), "started without a farm");
        refused(Session.run(with(plain, "--rows", "rows")), "say where it is with --on");
        refused(Session.run("simulate", "--campaign", "--on", "local[2]"), "campaigns are played on this machine");
        refused(Session.run("lab", "certify", "--mission", "TY-M01", "--on", "local[2]"), "started without a farm");
    }

    private static String[] with(String[] arguments, String... more) {
        return Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void aBarIsShownOnlyAtATerminal() {
        assertThat(Session.atTerminal("simulate", "--mission", "TY-M01", "--games", "50")
                        .err())
                .contains("[####");
        assertThat(Session.atTerminal("simulate", "--mission", "TY-M01", "--games", "50", "--json")
                        .err())
                .isEmpty();
    }

    @Test
    void brokenGamesAreReportedWithTheirJournals() throws IOException {
        String[] arguments = {"simulate", "--mission", "CR-M01", "--games", "20", "--threads", "1"};
        Session printed = Session.withGames(TWO, "", arguments);
        assertThat(printed.code()).isEqualTo(1);
        assertThat(printed.out()).contains("the bridge breaks", "      redoubt journal 2", "      1 step");
        Session written = Session.withGames(
                TWO,
                "",
                "simulate",
                "--mission",
                "CR-M01",
                "--games",
                "20",
                "--journals",
                folder.resolve("broken").toString());
        assertThat(written.code()).isEqualTo(1);
        assertThat(written.out()).contains("the bridge breaks").doesNotContain("redoubt journal 2");
        try (var files = Files.list(folder.resolve("broken"))) {
            assertThat(files.toList())
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(JournalText.read("j", Files.readString(file))
                                    .choices())
                            .last()
                            .hasToString("Choice[seat=1, key=step]"));
        }
    }

    @Test
    void badSimulationsAreRefused() {
        refused(Session.run("simulate"), "which mission?");
        refused(Session.run("simulate", "--mission", "TY-M01", "--games", "0"), "--games must be at least 1");
        refused(Session.run("simulate", "--mission", "TY-M01", "--threads", "0"), "--threads must be 1 to");
        refused(Session.run("simulate", "--mission", "TY-M01", "--bot", "randon"), "did you mean random?");
        refused(Session.run("simulate", "--mission", "TY-M01", "--with", "cats=3"), "TB-SETUP-02");
        refused(Session.run("simulate", "--mission", "TY-M01", "--with", "cats=3,,4"), "TB-SETUP-02");
        refused(Session.withGames(TWO, "", "simulate", "--mission", "all"), "which game? name one with --game");
    }

    private Path journal(String typed) {
        Path file = folder.resolve("game.journal");
        Session.typing(typed, "terminal", "--mission", "TY-M01", "--seed", "7", "--save", file.toString());
        return file;
    }

    @Test
    void journalsAreReplayed() {
        Path file = journal("throw torch\nbar\n");
        Session session = Session.run("replay", file.toString(), "--verify", "--events");
        assertThat(session.code()).isZero();
        assertThat(session.out())
                .startsWith("The gate, mission TY-M01, 1 seat, seed 7, dice rolled, cards drawn\n")
                .contains("1. Seat 1: Throw the torch\n"
                        + "     Keeper 1 throws the torch: two of the dead burn. [TY-ACT-04]\n")
                .contains("2 choices, round 3, waiting for a decision by TY-ACT-01\n")
                .contains("verified 2 marks");
        assertThat(Session.run("replay", file.toString(), "--events", "--language", "fr")
                        .out())
                .startsWith("Le portail, mission TY-M01, 1 place, graine 7, dés lancés par le programme,"
                        + " cartes piochées par le programme\n")
                .contains("1. Place 1\u00a0: Lancer la torche\n     Le gardien 1 lance la torche");
        assertThat(Session.run("replay", journal("1\n1\n1\n1\n").toString()).out())
                .contains("lost by TY-END-02");
    }

    @Test
    void everyRunningGameOfAStoreIsReplayed(@TempDir Path folder) {
        String url = "jdbc:sqlite:" + folder.resolve("tables.db");
        try (Store store = Stores.open(url)) {
            Tables tables = new Tables(
                    new GameShelf(Games.of(new ToyGame())),
                    store,
                    InstantSource.system(),
                    Pace.AT_ONCE,
                    Duration.ofMinutes(1));
            NewTable wanted =
                    new NewTable("toy", "TY-M01", List.of(Sitter.ME), List.of(), "Ada", Optional.of(7L), false);
            Opened good = tables.open(wanted);
            tables.session(good.table()).choose(good.token(), 0, 1, "bar");
        }
        Session same = Session.run("replay", "--all", "--store", url);
        assertThat(same.out()).isEqualTo("1 running games, 0 of them would be played differently\n");
        assertThat(same.code()).isZero();

        try (Store store = Stores.open(url)) {
            String table = store.tables().getFirst().id();
            store.append(new EntryRow(table, 2, 1, "dance", "Ada", Instant.EPOCH, 2, ""))
                    .join();
        }
        Session parted = Session.run("replay", "--all", "--store", url);
        assertThat(parted.out())
                .contains(" TY-M01, 2 choices: round ", ", choice 2, rule TY-")
                .endsWith("1 running games, 1 of them would be played differently\n");
        assertThat(parted.code()).isEqualTo(1);
        refused(Session.run("replay", "--all", folder.resolve("none").toString()), "there is no file");
        refused(Session.run("replay"), "a FILE, or --all");

        String copy = folder.resolve("copy.db").toString();
        String back = "jdbc:sqlite:" + folder.resolve("back.db");
        assertThat(Session.run("backup", copy, "--store", url).out()).startsWith("1 table copied to ");
        refused(Session.run("backup", copy, "--store", url), "exists already");
        assertThat(Session.run("restore", copy, "--store", back).code()).isZero();
        assertThat(Session.run("replay", "--all", "--store", back).out()).isEqualTo(parted.out());
        refused(Session.run("restore", copy, "--store", back), "is not empty");
        refused(Session.run("restore", copy + "x", "--store", back), "there is no file");
    }

    /** Whoever goes back to the old program after a rehearsal must find the backup as it was. */
    @Test
    void aBackupOfAnOlderProgramIsRehearsedAndRestoredAndStaysAsItIs() throws Exception {
        Path old = folder.resolve("old.db");
        try (Store store = Stores.open("jdbc:sqlite:" + old)) {
            new Tables(
                            new GameShelf(Games.of(new ToyGame())),
                            store,
                            InstantSource.system(),
                            Pace.AT_ONCE,
                            Duration.ofMinutes(1))
                    .open(new NewTable("toy", "TY-M01", List.of(Sitter.ME), List.of(), "Ada", Optional.of(7L), false));
        }
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + old);
                var statement = connection.createStatement()) {
            statement.execute("drop table archive");
            statement.execute("drop index pulse_server");
            statement.execute("alter table pulse drop column server");
            statement.execute("alter table game_table drop column turned_off");
            statement.execute("delete from schema_history where version in ('8', '9', '10')");
        }
        byte[] before = Files.readAllBytes(old);
        assertThat(Session.run("replay", "--all", old.toString()).out())
                .isEqualTo("1 running games, 0 of them would be played differently\n");
        String back = "jdbc:sqlite:" + folder.resolve("back.db");
        assertThat(Session.run("restore", old.toString(), "--store", back).out())
                .startsWith("1 table copied to ");
        assertThat(Files.readAllBytes(old)).isEqualTo(before);
        try (Store store = Stores.open(back)) {
            assertThat(store.tables()).hasSize(1);
        }
        Path text = Files.writeString(
                folder.resolve("text.db"), "not a database, but long enough to look like one ".repeat(50));
        refused(Session.run("restore", text.toString(), "--store", back), "is not a backup that this program can read");
    }

    @Test
    void aJournalOfTheOldFormIsReplayedAndSaidToBeUnverified() throws IOException {
        Path file = journal("throw torch\nbar\n");
        Files.writeString(
                file,
                Files.readString(file)
                        .replace("redoubt journal 2\nengine 0.2.0", "redoubt journal 1\nengine 0.1.0")
                        .replaceAll("= round (\\d) \\w+", "= round $1 0123456789abcdef"));
        Session session = Session.run("replay", file.toString(), "--verify");
        assertThat(session.code()).isZero();
        assertThat(session.out())
                .contains("2 choices, round 3")
                .contains("not verified: the journal has no marks of what was offered");
        Session resumed = Session.typing("bar\n", "terminal", "--resume", file.toString(), "--save", file.toString());
        assertThat(resumed.code()).isZero();
        assertThat(resumed.out()).contains("Not verified: ");
        assertThat(Session.run("replay", file.toString(), "--verify").out())
                .contains("3 choices")
                .contains("verified 3 marks");
    }

    @Test
    void aJournalThatReplaysToAnotherGameIsAFinding() throws IOException {
        Path file = journal("throw torch\nbar\n");
        Files.writeString(file, Files.readString(file).replaceFirst("= round 3 \\w+", "= round 3 0123456789abcdef"));
        Session session = Session.run("replay", file.toString(), "--verify");
        assertThat(session.code()).isEqualTo(1);
        assertThat(session.err())
                .hasLineCount(1)
                .contains("round 3, choice 2, rule TY-ACT-01: the journal says round 3 0123456789abcdef");
        assertThat(Session.run("replay", file.toString()).code()).isZero();
        Files.writeString(file, Files.readString(file).replace("1 bar", "1 fly"));
        assertThat(Session.run("replay", file.toString()).err())
                .hasLineCount(1)
                .contains("round 2, choice 2, rule TY-ACT-01: \"fly\" is not offered");
    }

    @Test
    void whatIsNoJournalIsRefused() throws IOException {
        refused(Session.run("replay", folder.resolve("none").toString()), "there is no such file");
        refused(Session.run("replay", folder.toString()), "cannot read " + folder);
        Path file = folder.resolve("bad.journal");
        Files.writeString(file, "redoubt journal 2\nengine 0.2.0\ngame chess\nmission M\nseats 1\nseed 1\n\n");
        refused(Session.run("replay", file.toString()), "there is no game chess");
        Files.writeString(file, "redoubt journal 2\nengine 0.2.0\ngame toy\nmission TY-M01\nseats x\nseed 1\n\n");
        refused(Session.run("replay", file.toString()), "bad.journal:5: expected a number from 1 to 16");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        refused(Session.run("replay", file.toString()), "it is not text");
    }

    @Test
    void rulesAreShown() {
        Session session = Session.run("rules", "show", "ty-act-03");
        assertThat(session.lines())
                .containsExactly(
                        "TY-ACT-03  The gate: rule ledger, Keepers",
                        "  Shooting rolls one die; on 4 or more one of the dead falls.",
                        "  [our ruling]");
        assertThat(Session.withoutCheckout("rules", "show", "WD-ATK-02").out()).contains("divide the Attacks");
        assertThat(Session.run("rules", "show", "TY-ACT-03", "--language", "it").out())
                .contains("nostra regola");
        refused(Session.run("rules", "show", "TY-ACT-3"), "there is no rule TY-ACT-3; did you mean TY-ACT-03?");
        refused(Session.run("rules", "show", "TY-ACT-03", "--language", "xx"), "only en, it, fr");
    }

    @Test
    void coverageIsReported() {
        Session session = Session.run("rules", "coverage", "--all", "--games", "6");
        assertThat(session.out())
                .contains("toy ")
                .contains("white-death")
                .doesNotContain("toy: rules without a test")
                .doesNotContain("toy: rules never cited");
        assertThat(Session.run("rules", "coverage", "--game", "toy", "--games", "0")
                        .out())
                .as("only their number, unless all are asked for")
                .contains("never cited\ntoy")
                .doesNotContain("toy: rules never cited");
        assertThat(Session.run("rules", "coverage", "--game", "toy", "--games", "0", "--json")
                        .out())
                .contains("\"neverCited\":[\"TY-");
        assertThat(Session.run("rules", "coverage", "--game", "toy", "--games", "0", "--all")
                        .out())
                .contains("toy: rules never cited in play")
                .doesNotContain("white-death");
        assertThat(Session.run("rules", "coverage", "--json", "--games", "1").out())
                .startsWith("{\"games\":[");
        assertThat(Session.withoutCheckout("rules", "coverage", "--game", "toy").err())
                .contains("not started from a checkout");
        refused(Session.run("rules", "coverage", "--game", "toi"), "did you mean toy?");
        refused(Session.run("rules", "coverage", "--games", "-1"), "--games must be at least 0");
    }

    @Test
    void anIdThatNoLedgerHoldsIsAFinding() {
        Games creaking = Games.of(new CreakingGame(true));
        Session session = Session.withGames(creaking, "", "rules", "coverage", "--games", "2");
        assertThat(session.code()).isEqualTo(1);
        assertThat(session.out()).contains("CR-END-01 named by play");
    }

    @Test
    void contentIsChecked() throws IOException {
        assertThat(Session.run("content", "check").out()).isEqualTo("0 problems\n");
        Files.writeString(folder.resolve("bad.txt"), "# mine\nmission X\nnonsense here\n");
        Session session = Session.run("content", "check", folder.toString());
        assertThat(session.code()).isEqualTo(1);
        assertThat(session.lines().getFirst()).matches(".*/bad\\.txt:\\d+:\\d+: .+");
        assertThat(session.lines().getLast()).matches("\\d+ problems?");
        refused(Session.run("content", "check", folder.resolve("none").toString()), "there is no folder");
        refused(Session.run("content", "check", folder.toString(), "--game", "toy"), "the game toy has no content");
    }

    @Test
    void translationsAreCountedAndComparedWithBooks(@TempDir Path folder) throws IOException {
        Session session = Session.run("rules", "coverage", "--languages", "--game", "toy");
        assertThat(session.code()).isZero();
        assertThat(session.out())
                .startsWith("language  ledger  rules  translated  missing  stale\n")
                .contains("it        toy")
                .contains("fr        toy")
                .doesNotContain("white-death");
        Path book = Files.writeString(folder.resolve("book.txt"), "nothing that anybody ever wrote");
        assertThat(Session.run("rules", "copies", book.toString(), "--language", "it")
                        .out())
                .isEqualTo("0 runs of 8 or more words\n");
        assertThat(Session.run("rules", "terms").out()).isEqualTo("0 misuses\n");
        refused(Session.run("rules", "copies", "none.txt"), "cannot read none.txt");
        refused(Session.run("rules", "copies", book.toString(), "--words", "0"), "--words must be at least 1");
        refused(Session.run("rules", "translated", "en"), "no rules in the language en");
        refused(Session.run("rules", "translated", "it", "TY-NONE-01"), "there is no rule TY-NONE-01");
        refused(Session.withoutCheckout("rules", "translated", "it"), "only in a checkout");
    }
}
