package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.app.desk.Games;

/** White Death through every command. */
class WhiteDeathTest {
    /** A mission of the user's own, on a tile of the box. */
    private static final String OWN = """
            mission WD-M00 "Mine alone"
              difficulty easy length short survivors 6
              tiles      31R@0 32R@0
              start      31R.f
              beacon     31R.f
              spawn      1 31R.g
              objective  red 31R.d 32R.c
              goal       TakeAllObjectives
              source     house
            """;

    /** What shows that something was not put into words. */
    private static final String[] UNSAID = {"{", "terminal.", "option.", "question.", "null ", "NaN"};

    @TempDir
    private Path folder;

    private static Session run(String... arguments) {
        return typing("", arguments);
    }

    private static Session typing(String typed, String... arguments) {
        return Session.withGames(Games.found(), typed, arguments);
    }

    private static Session play(String typed, String... more) {
        String[] arguments = new String[more.length + 5];
        System.arraycopy(new String[] {"terminal", "--mission", "WD-M00", "--seed", "3"}, 0, arguments, 0, 5);
        System.arraycopy(more, 0, arguments, 5, more.length);
        return typing(typed, arguments);
    }

    @Test
    void theIntroductionIsPlayedInTheTerminal() {
        Session session = typing("quit\n", "terminal", "--mission", "WD-M00");
        assertThat(session.code()).isZero();
        assertThat(session.out())
                .contains("Preparing for battle (WD-M00, seed ")
                .contains("Whose turn is next? Seat 1 decides [WD-RND-02]");
        assertThat(session.err()).isEmpty();
    }

    @Test
    void theTableIsDrawn() {
        Session session = play("activate Lorna\n");
        assertThat(session.lines())
                .contains(
                        "| 31R.a ruins  : 31R.b street : 31R.c ruins        | 32R.a ruins  : 32R.b ruins  : 32R.c room   |")
                .contains(
                        "| o:red e6     :              : Je Og Ya Lo* Dr Sa :                                            |")
                .contains("      skills +1 free action: Move, Guards: 2 damage: Ranged");
        assertThat(session.out())
                .contains("  * Lorna begins a turn with 3 actions. [WD-RND-03]\n")
                .contains("Players' phase, round 1, danger blue; decks: equipment 46, vault weapons 8, zombies 56")
                .contains("> Lorna     31R.f  wounds 0/3  blue 0  3 actions + free: Move")
                .containsPattern("   1  Move to 31R\\.e +2  Move to 31R\\.i +3  Move to 32R\\.d")
                .contains("At any time: 6 more, such as “Discard Cavalry Lance: Jenia, hand 1”; more lists them.")
                .doesNotContain("\u001b");
    }

    @Test
    void whatIsAskedWhileChoosingIsAnswered() {
        Session session = play("activate Lorna\nwhy\nwhy 1\nodds\nforecast\nmap\nteam\nmore\nmission\nlog\nhelp\n");
        assertThat(session.out())
                .contains("WD-ACT-01  Zombicide: White Death")
                .contains("Move to 31R.e:\n", "WD-MOVE-05  Zombicide")
                .contains("None of these choices rolls dice", "No zombie would do anything.")
                .contains("later +1 Action (yellow)")
                .contains("Discard Cavalry Lance: Sarnaï, hand 1 (seat 1, at any time)")
                .contains("Victory: as soon as both Objectives have been taken. [WD-M00-03]")
                .contains("1. Seat 1: Lorna takes a turn");
    }

    @Test
    void attacksHaveOddsAndZombiesAForecast() {
        String busy = play("1\nodds\nforecast\nend turn\n".repeat(40)).out();
        assertThat(busy).containsPattern("\\d \\w+: (attack in|from) ");
        assertThat(busy).containsPattern("hits on \\d\\+, damage \\d · \\w+ 1( or more)?: \\d+%");
    }

    @Test
    void aGameIsPlayedToItsEndSavedResumedAndReplayed() throws IOException {
        Path file = folder.resolve("intro.journal");
        Session whole = play("1\nend turn\n".repeat(400), "--save", file.toString());
        assertThat(whole.out()).containsPattern("You have (won|lost) \\[WD-");
        Session replayed = run("replay", file.toString(), "--verify", "--events");
        assertThat(replayed.code()).as(replayed.err()).isZero();
        assertThat(replayed.out())
                .contains("with starting = dealt", "Jenia begins a turn with 3 actions. [WD-RND-03]", "verified ");
        play("1\n1\nsave " + file + "\nquit\n");
        assertThat(typing("undo\nquit\n", "terminal", "--resume", file.toString())
                        .out())
                .contains("after 2 choices", "Undone: Move to 31R.e");
    }

    /** One die more on one card, and nothing else is offered: only the fingerprint in the journal tells. */
    @Test
    void aCardThatHasChangedSinceIsNoticed() throws IOException {
        Path file = folder.resolve("intro.journal");
        play("1\n1\nsave " + file + "\nquit\n");
        assertThat(Files.readString(file)).containsPattern("\ncontent [0-9a-f]{16}\n");
        String said = "The cards or this mission have changed since this game began (version 0.2.0)";
        assertThat(run("replay", file.toString(), "--verify").out()).doesNotContain(said);
        Path mine = Files.createDirectories(folder.resolve("mine").resolve("white-death"));
        String content = "../white-death/src/main/resources/content/white-death/equipment.txt";
        String cards = Files.readString(Path.of(content))
                .lines()
                .filter(line -> line.startsWith("equipment ") || line.startsWith("Dagger "))
                .map(line -> line.startsWith("Dagger ") ? line.replace("| 0     | 1    |", "| 0     | 3    |") : line)
                .collect(Collectors.joining("\n", "", "\n"));
        assertThat(cards).contains("| 0     | 3    |");
        Files.writeString(mine.resolve("cards.txt"), cards);
        String other = folder.resolve("mine").toString();
        Session replayed = run("replay", file.toString(), "--verify", "--content", other);
        assertThat(replayed.code()).as("nothing else is offered").isZero();
        assertThat(replayed.out()).contains(said);
        assertThat(typing("quit\n", "terminal", "--resume", file.toString(), "--content", other)
                        .out())
                .contains(said);
    }

    @Test
    void whatIsAgreedOnIsSaidOnTheCommandLine() {
        assertThat(play("", "--with", "survivors=Ogon,Yasuke,Lorna,Jenia,Dragomir,Sarnaï", "--seats", "2")
                        .out())
                .contains("Seat 1 decides");
        assertThat(play("", "--ask").out()).contains("Who gets this starting card?");
        assertThat(play("", "--with", "cats=3").err()).contains("knows no setting cats [TB-SETUP-02]");
        assertThat(run("terminal", "--mission", "WD-M99").err())
                .contains("no game has a mission WD-M99; did you mean WD-M");
    }

    @Test
    void aFolderOfTheUsersOverridesContent() throws IOException {
        Path file = Files.createDirectory(folder.resolve("white-death")).resolve("mine.txt");
        Files.writeString(file, OWN);
        assertThat(run("missions", "--content", folder.toString()).out())
                .contains("Mine alone", "Sound the alarm", "What's happening?")
                .doesNotContain("Preparing for battle");
        assertThat(run("--content", folder.toString(), "missions").out()).contains("Mine alone");
        assertThat(run("content", "check", "--content", folder.toString()).out())
                .isEqualTo("0 problems\n");
        assertThat(play("quit\n", "--content", folder.toString()).out()).contains("Mine alone (WD-M00");
        Files.writeString(file, OWN.replace("TakeAllObjectives", "TakeAllObjective"));
        String wrong = "/white-death/mine.txt:8:14: unknown goal 'TakeAllObjective'";
        assertThat(run("content", "check", "--content", folder.toString()).out())
                .contains(wrong, "did you mean 'TakeAllObjectives'?", "1 problem");
        assertThat(run("content", "check", folder.toString()).out()).contains(wrong, "1 problem");
        assertThat(run("missions", "--content", folder.toString()).err()).contains("unknown goal");
        assertThat(run("missions", "--content", folder.resolve("none").toString())
                        .err())
                .contains("there is no folder");
    }

    @Test
    void aGoalThatNobodyCanReachIsAWarning() throws IOException {
        Path file = Files.createDirectory(folder.resolve("white-death")).resolve("mine.txt");
        Files.writeString(file, OWN.replace("31R@0 32R@0", "31R@0 - 32R@0"));
        Session checked = run("content", "check", folder.toString());
        assertThat(checked.out())
                .contains("mine.txt:1:9: warning: nobody can get to 32R.c, where mission WD-M00 leads")
                .doesNotContain("31R.d")
                .endsWith("0 problems, 1 warning\n");
        assertThat(checked.code()).isZero();
    }

    @Test
    void contentOfNoGameIsRefused() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), OWN);
        assertThat(run("missions", "--content", folder.toString()).err())
                .contains("no folder says which game", "mine.txt", "put it into a folder named after the game");
        assertThat(run("content", "check", folder.toString(), "--game", "white-death")
                        .out())
                .isEqualTo("0 problems\n");
        Files.delete(folder.resolve("mine.txt"));
        Files.writeString(Files.createDirectory(folder.resolve("white-deth")).resolve("mine.txt"), OWN);
        assertThat(run("missions", "--content", folder.toString()).err())
                .contains("white-deth is not named after a game; did you mean white-death?");
    }

    @Test
    void contentIsRight() {
        assertThat(run("content", "check").out()).isEqualTo("0 problems\n");
        assertThat(run("missions", "--game", "white-death").lines()).hasSize(12);
    }

    @Test
    void itIsSimulated() {
        Session session = run("simulate", "--mission", "WD-M00", "--games", "4", "--seed", "1", "--threads", "1");
        assertThat(session.code()).as(session.out()).isZero();
        assertThat(session.out()).contains("WD-M00 Preparing for battle (white-death)", "failures   none");
    }

    @Test
    void itsRulesAreMetInPlay() {
        Session session = run("rules", "coverage", "--game", "white-death", "--games", "1", "--all");
        assertThat(session.code()).as(session.out()).isZero();
        assertThat(session.out()).contains("white-death: rules never cited in play");
    }

    @Test
    void itIsMeasured() {
        assertThat(run("bench", "--seconds", "0.2").out())
                .contains("white-death WD-M01 decisions", "white-death WD-M01 games")
                .contains("night-of-the-living-dead NL-M01 decisions", "night-of-the-living-dead NL-M01 games")
                .doesNotContain("WD-M00", "NL-M02")
                .containsPattern("white-death WD-M01 states kept +\\d+");
    }

    @Test
    void itSpeaksItalianAndFrench() {
        String typed = "1\n1\nodds\nforecast\nteam\nmore\nmission\nend turn\n".repeat(20) + "log 30\n";
        String italian = play(typed, "--language", "it").out();
        assertThat(italian)
                .contains("Fase dei giocatori, round 1, pericolo blu; mazzi: ")
                .contains("comincia il turno con 3 azioni. [WD-RND-03]", "Che cosa fa Jenia? Decide il posto 1")
                .contains("Posto 1: Muoviti in ")
                .doesNotContain(UNSAID);
        String french = play(typed, "--language", "fr").out();
        assertThat(french)
                .contains("Phase des joueurs, round 1, danger bleu")
                .contains("commence son tour avec 3 actions. [WD-RND-03]", "La place 1 décide")
                .doesNotContain(UNSAID);
    }
}
