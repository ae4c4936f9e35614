package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.app.desk.Games;
import redoubt.toy.ToyGame;

/** Playing in the terminal. */
class PlayTest {
    private static final Games TWO = Games.of(new CreakingGame(false), new ToyGame());

    @TempDir
    private Path folder;

    private static Session play(String typed, String... more) {
        String[] arguments = new String[more.length + 5];
        System.arraycopy(new String[] {"terminal", "--mission", "TY-M01", "--seed", "7"}, 0, arguments, 0, 5);
        System.arraycopy(more, 0, arguments, 5, more.length);
        return Session.typing(typed, arguments);
    }

    @Test
    void theTableTheDecisionAndItsOptionsAreShown() {
        Session session = play("quit\n");
        assertThat(session.code()).isZero();
        assertThat(session.err()).isEmpty();
        assertThat(session.lines())
                .startsWith("The gate: One night (TY-M01, seed 7)", "  * gate barred: keeper 1 [TY-ACT-02]")
                .contains(
                        "  cards left  4",
                        "  torches     yes",
                        "Seat 1 must decide [TY-ACT-01]",
                        "   1  bar",
                        "   2  shoot",
                        "   3  throw torch  (seat 1, at any time)");
    }

    @Test
    void aNumberAndAKeyChooseTheSame() {
        assertThat(play("1\n").out())
                .isEqualTo(play("bar\n").out())
                .isEqualTo(play("1 bar\n").out());
        assertThat(play("sho\n").out()).contains("shot: keeper 1");
        assertThat(play("3\n").out()).contains("torch thrown: keeper 1 [TY-ACT-04]");
    }

    @Test
    void theGameIsPlayedToItsEnd() {
        Session session = play("1\n1\n1\n1\n1\n");
        assertThat(session.out()).contains("* game lost [TY-END-02]").endsWith("You have lost [TY-END-02].\n");
        assertThat(Session.typing("1\n".repeat(200), "terminal", "--mission", "TY-M01", "--seats", "16", "--seed", "1")
                        .out())
                .endsWith("You have won [TY-END-01].\n");
    }

    @Test
    void whatIsNotOfferedIsRefused() {
        assertThat(play("9\nfly\n\n").out())
                .contains("\"9\" is not offered; type a number from 1 to 3, or help")
                .contains("\"fly\" is not offered");
    }

    @Test
    void undoIsFreeOrAsksFirst() {
        assertThat(play("undo\n").out()).contains("nothing to undo");
        assertThat(play("throw torch\nundo\n").out())
                .contains("undone: throw torch")
                .doesNotContain("y/n");
        assertThat(play("bar\nundo\ny\n").out())
                .contains("the dice will fall the same; undo? y/n ")
                .contains("undone: bar");
        assertThat(play("bar\nundo\nn\n").out()).doesNotContain("undone");
        assertThat(play("bar\nundo\n").code()).isZero();
        assertThat(play("redo\n").out()).contains("nothing to redo");
        assertThat(play("throw torch\nundo\nredo\nredo\n").out())
                .contains("made again: throw torch", "nothing to redo");
    }

    @Test
    void whyPrintsTheRule() {
        assertThat(play("why\n").out()).contains("TY-ACT-01  The gate").contains("bars the gate or");
        assertThat(play("why ty-dead-02\n").out()).contains("who suffers each blow");
        assertThat(play("why XX-1\n").out()).contains("XX-1: the ledgers do not hold this rule");
        assertThat(play("help\nview\n").out()).contains("save FILE");
    }

    @Test
    void aGameIsSavedAndResumed() {
        Path file = folder.resolve("deep/game.journal");
        Session saved = play("throw torch\nsave " + file + "\nquit\n");
        assertThat(saved.out()).contains("saved " + file);
        Session resumed = Session.typing("undo\nquit\n", "terminal", "--resume", file.toString());
        assertThat(resumed.out())
                .startsWith("The gate: TY-M01 One night, after 1 choices")
                .contains("undone: throw torch");
        assertThat(play("save\n").out()).contains("save where?");
        assertThat(play("save " + folder + "\n").out()).contains("cannot write " + folder);
    }

    @Test
    void everyChoiceIsSavedIfAsked() throws IOException {
        Path file = folder.resolve("auto.journal");
        play("throw torch\nbar\nundo\ny\n", "--save", file.toString());
        assertThat(Files.readString(file)).contains("1 throw torch").doesNotContain("1 bar");
        assertThat(folder.resolve("auto.journal.new")).doesNotExist();
    }

    @Test
    void realDiceAreTyped() {
        Session session = play("shoot\ntell 5\n", "--dice", "told");
        assertThat(session.out())
                .contains("must decide [TB-LUCK-01]")
                .contains("   6  tell 6")
                .contains("shot: keeper 1, die 5 [TY-ACT-03]");
    }

    @Test
    void withoutAMissionTheMissionsAreListed() {
        Session only = Session.typing("quit\n", "terminal");
        assertThat(only.out()).contains("TY-M02").contains("The gate: One night (TY-M01, seed ");
        assertThat(Session.withGames(TWO, "cr-m01\nquit\n", "terminal").out())
                .contains("Which mission? The creaking bridge: Across (CR-M01")
                .contains("planks     -");
        assertThat(Session.withGames(TWO, "", "terminal").code()).isZero();
        assertThat(Session.withGames(TWO, "XX\n", "terminal").err()).isEqualTo("redoubt: there is no mission XX\n");
        assertThat(Session.withGames(TWO, "quit\n", "terminal", "--game", "creaking")
                        .out())
                .contains("CR-M01, seed");
    }

    @Test
    void anUnexpectedFailureIsOneLine() {
        Session session = Session.withGames(TWO, "step\n", "terminal", "--mission", "CR-M01");
        assertThat(session.code()).isEqualTo(70);
        assertThat(session.err())
                .isEqualTo("redoubt: unexpected failure: java.lang.IllegalStateException: the bridge breaks"
                        + " (--debug shows where; please report it)\n");
        Session debug = Session.withGames(TWO, "step\n", "terminal", "--mission", "CR-M01", "--debug");
        assertThat(debug.err()).contains("\tat redoubt.app.CreakingGame");
    }

    @Test
    void badArgumentsAreRefused() {
        assertThat(play("", "--seats", "17").err())
                .isEqualTo("redoubt: a table has 1 to 16 seats, not 17 [TB-SETUP-02]\n");
        assertThat(play("", "--dice", "loaded").code()).isEqualTo(2);
        assertThat(play("", "--with", "cats").err()).contains("expected --with NAME=VALUE");
        assertThat(play("", "--with", "cats=1,2").err())
                .isEqualTo("redoubt: the gate knows no setting cats [TB-SETUP-02]\n");
        assertThat(play("", "--resume", "x").err()).contains("only --save goes with it");
        assertThat(Session.run("terminal", "--mission", "TY-M03").err())
                .isEqualTo("redoubt: the game toy has no mission TY-M03; did you mean TY-M01?"
                        + " (see: redoubt missions --game toy)\n");
        assertThat(Session.run("terminal", "--game", "tyo").err())
                .isEqualTo("redoubt: there is no game tyo; did you mean toy? (games: toy)\n");
    }

    @Test
    void aJournalOfOtherRulesIsNotResumed() throws IOException {
        Path file = folder.resolve("old.journal");
        play("throw torch\nsave " + file + "\n");
        Files.writeString(file, Files.readString(file).replace("seed 7", "seed 8"));
        Session session = Session.run("terminal", "--resume", file.toString());
        assertThat(session.code()).isEqualTo(2);
        assertThat(session.err()).contains("is of other rules than these").hasLineCount(1);
    }
}
