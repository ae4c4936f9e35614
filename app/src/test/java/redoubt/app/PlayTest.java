package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
                .startsWith("The gate: One night (TY-M01, seed 7)")
                .contains(
                        "Type help to see what you can type.",
                        "  * Keeper 1 bars the gate. [TY-ACT-02]",
                        "  cards left        4",
                        "  torches in hand   yes",
                        "What does keeper 1 do? Seat 1 decides [TY-ACT-01]",
                        "   1  Bar the gate",
                        "   2  Shoot at the dead",
                        "   3  Throw the torch (seat 1, at any time)");
    }

    @Test
    void whereOptionsBelongToDifferentSeatsEachNamesItsOwn() {
        Session session =
                Session.typing("bar 2\nquit\n", "terminal", "--mission", "TY-M03", "--seats", "2", "--seed", "7");
        assertThat(session.lines())
                .contains(
                        "Who acts next? Seats 1, 2 decide [TY-ACT-05]",
                        "   1  Keeper 1 bars the gate (seat 1)",
                        "   2  Keeper 2 bars the gate (seat 2)");
        assertThat(session.out()).contains("* Keeper 2 bars the gate. [TY-ACT-02]");
    }

    @Test
    void aNumberAndAKeyChooseTheSame() {
        assertThat(play("1\n").out())
                .isEqualTo(play("bar\n").out())
                .isEqualTo(play("1 bar\n").out())
                .isEqualTo(play("bar THE gate\n").out());
        assertThat(play("sho\n").out()).contains("Keeper 1 shoots");
        assertThat(play("shoot at\n").out()).contains("Keeper 1 shoots");
        assertThat(play("3\n").out()).contains("Keeper 1 throws the torch: two of the dead burn. [TY-ACT-04]");
    }

    @Test
    void theGameIsPlayedToItsEnd() {
        Session session = play("1\n1\n1\n1\n1\n");
        assertThat(session.out()).contains("* The game is lost. [TY-END-02]").endsWith("You have lost [TY-END-02].\n");
        assertThat(Session.typing("1\n".repeat(200), "terminal", "--mission", "TY-M01", "--seats", "16", "--seed", "1")
                        .out())
                .endsWith("You have won [TY-END-01].\n");
    }

    @Test
    void whatIsNotOfferedIsRefused() {
        assertThat(play("9\nfly\n\n").out())
                .contains("“9” is not offered; type a number from 1 to 3, or help.")
                .contains("“fly” is not offered");
    }

    @Test
    void undoIsFreeOrAsksFirst() {
        assertThat(play("undo\n").out()).contains("nothing to undo");
        assertThat(play("throw torch\nundo\n").out())
                .contains("Undone: Throw the torch")
                .doesNotContain("y/n");
        assertThat(play("bar\nundo\ny\n").out())
                .contains("The dice will come up the same again. Undo? y/n ")
                .contains("Undone: Bar the gate");
        assertThat(play("bar\nundo\nn\n").out()).doesNotContain("Undone");
        assertThat(play("bar\nundo\n").code()).isZero();
        assertThat(play("redo\n").out()).contains("nothing to redo");
        assertThat(play("throw torch\nundo\nredo\nredo\n").out())
                .contains("Redone: Throw the torch", "nothing to redo");
    }

    @Test
    void whyPrintsTheRule() {
        assertThat(play("why\n").out()).contains("TY-ACT-01  The gate").contains("bars the gate or");
        assertThat(play("why ty-dead-02\n").out()).contains("who suffers each blow");
        assertThat(play("why XX-1\n").out()).contains("There is no rule XX-1.");
        assertThat(play("help\nview\n").out()).contains("save FILE");
    }

    @Test
    void aGameIsSavedAndResumed() {
        Path file = folder.resolve("deep/game.journal");
        Session saved = play("throw torch\nsave " + file + "\nquit\n");
        assertThat(saved.out()).contains("Saved as " + file);
        Session resumed = Session.typing("undo\nquit\n", "terminal", "--resume", file.toString());
        assertThat(resumed.out())
                .startsWith("The gate: TY-M01 One night, after 1 choice")
                .contains("Undone: Throw the torch");
        assertThat(play("save\n").out()).contains("Save where?");
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
                .contains("What did you roll? Seat 1 decides [TB-LUCK-01]")
                .contains("   6  6\n")
                .contains("Keeper 1 shoots and rolls 5: one of the dead falls. [TY-ACT-03]");
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
        assertThat(play("", "--resume", "x").err()).contains("only with --save and --language");
        assertThat(Session.run("terminal", "--mission", "TY-M04").err())
                .isEqualTo("redoubt: the game toy has no mission TY-M04; did you mean TY-M01?"
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
        assertThat(session.err()).contains("was played by other rules").hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "en; What does keeper 1 do?; Keeper 1 suffers a blow.; The game is lost.; You have lost [TY-END-02].",
                "it; Che cosa fa il guardiano 1?; Il guardiano 1 subisce un colpo.; La partita è persa.; Avete perso [TY-END-02].",
                "fr; Que fait le gardien 1\u202f?; Le gardien 1 reçoit un coup.; La partie est perdue.; Vous avez perdu [TY-END-02]."
            })
    void theGameIsPlayedToItsEndInEveryLanguage(
            String language, String question, String blow, String lost, String end) {
        Session session = play("1\n1\n1\n1\n1\n", "--language", language);
        assertThat(session.err()).isEmpty();
        assertThat(session.out())
                .contains(question, "  * " + blow + " [TY-DEAD-02]", lost)
                .endsWith(end + "\n")
                .doesNotContain("{", "terminal.", "null");
    }

    @Test
    void commandsAreTypedInTheLanguageOrInEnglish() {
        assertThat(play("aiuto\nquit\n", "--language", "it").out()).contains("diario [N]", "salva FILE");
        assertThat(play("help\nESCI\n", "--language", "it").out()).contains("diario [N]");
        assertThat(play("pourquoi\nequipe\nÉquipe\nquitter\n1\n", "--language", "fr")
                        .out())
                .contains("À chaque round, chaque gardien, dans l’ordre des places", "[notre règle]")
                .doesNotContain("n’est pas proposé");
        assertThat(play("3\nannuler\nrefaire\njournal\n", "--language", "fr").out())
                .contains(
                        "Annulé\u00a0: Lancer la torche",
                        "Refait\u00a0: Lancer la torche",
                        "1. Place 1\u00a0: Lancer la torche");
        assertThat(play("1\nannulla\ns\n", "--language", "it").out()).contains("Annullato: Sbarra il cancello");
        assertThat(play("1\nannulla\nyes\n", "--language", "it").out()).contains("Annullato: Sbarra il cancello");
        assertThat(play("1\nannulla\nno\n", "--language", "it").out()).doesNotContain("Annullato");
        assertThat(play("sbarra il\n", "--language", "it").out()).contains("Il guardiano 1 sbarra il cancello.");
        assertThat(play("aiuto\n").out()).contains("“aiuto” is not offered");
    }

    @Test
    void theLanguageIsThatOfThePersonUnlessSaidOtherwise() {
        String[] terminal = {"terminal", "--mission", "TY-M01", "--seed", "7"};
        assertThat(Session.speaking(Locale.ITALY, "esci\n", terminal).out()).startsWith("Il cancello: Una notte");
        assertThat(Session.speaking(Locale.CANADA_FRENCH, "", terminal).out()).startsWith("Le portail");
        assertThat(Session.speaking(Locale.GERMANY, "", terminal).out()).startsWith("The gate: One night");
        assertThat(Session.speaking(Locale.ITALY, "", "missions", "--language", "en")
                        .out())
                .startsWith("game  mission  title");
        Session wrong = play("", "--language", "de");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).isEqualTo("redoubt: there is no language de, only en, it, fr\n");
    }
}
