package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.app.desk.Games;

/** Night of the Living Dead in the terminal. */
class LivingDeadTest {
    private static Session play(String typed) {
        return Session.withGames(Games.found(), typed, "terminal", "--mission", "NL-M01", "--seed", "3");
    }

    @Test
    void doorsWindowsAndBarricadesAreDrawn() {
        assertThat(play("quit\n").lines())
                .contains(
                        "| 4R.4 open ground | 4R.k room                           | 3R.h room        | 3R.s room        | 3R.6 open ground |")
                .contains(
                        "|                  D                                     |                  X !3               |                  |")
                .contains(
                        "| Ba Be            d                                     :                  D To Ha He Ju      |                  |")
                .contains(
                        "+                  +-------bbb--------+-------bbb--------+                  +------------------+                  +");
        assertThat(play("quit\n").out())
                .contains("d open door, D closed door, w window, b open barricade, X barricaded stairs");
    }

    @Test
    void theRifleIsFoundAndABarricadeTaken() {
        Session session = play(String.join(
                "\n",
                "activate Ben",
                "move 1R.l",
                "move 1R.y",
                "search Winchester 94",
                "put Winchester 94 in hand2",
                "done",
                "end turn",
                "activate Barbra",
                "move 1R.l",
                "pick up barricade to 1R.y",
                "quit\n"));
        assertThat(session.out())
                .contains("Ben draws Winchester 94. [NL-M01-09]")
                .contains("How does Ben reorganize the cards?")
                .contains("Barbra picks up the barricade between 1R.l and 1R.y. [NL-M01-14]");
    }

    @Test
    void theTeamIsShownWithItsModes() {
        Session session = play(String.join(
                "\n",
                "activate Ben",
                "move 1R.l",
                "move 1R.y",
                "search Winchester 94",
                "put Winchester 94 in hand2",
                "done",
                "activate Barbra",
                "move 1R.l",
                "move 1R.y",
                "trade with Ben",
                "take Winchester 94 of hand2 from Ben",
                "turn to Zombicide mode",
                "team",
                "quit\n"));
        assertThat(session.lines())
                .anyMatch(line -> line.matches("  Ben +Romero mode +1R\\.1 +wounds 0/3 .*"))
                .anyMatch(line -> line.matches("  Ben +Zombicide mode +1R\\.y +wounds 0/3 .*"))
                .anyMatch(line -> line.matches("> Barbra +Romero mode +1R\\.y +wounds 0/3 .*"))
                .noneMatch(line -> line.matches("> Barbra +Zombicide mode .*"));
    }

    @Test
    void aNarrowTerminalHasSignsForWords() {
        String italian = Session.withGames(
                        Games.found(), "quit\n", "terminal", "--mission", "NL-M01", "--seed", "3", "--language", "it")
                .out();
        assertThat(italian)
                .contains("zone di generazione: 4R.1 (bianco), 3R.3 (rosso 1), ")
                .contains("| S:bianco ", "\" campo di mais, # stanza, ' terreno aperto")
                .contains("D porta chiusa, w finestra, b barricata aperta, X scale barricate");
    }

    @Test
    void cornersWhereGhoulsComeHaveWordsInEveryLanguage() {
        for (String[] each : new String[][] {
            {"en", "Corner spawn zone 1 in ", "{of}"},
            {"it", "Zona di generazione d’angolo 1 in ", "corner"},
            {"fr", "Zone d’invasion d’angle 1 en ", "corner"}
        }) {
            assertThat(Session.withGames(
                                    Games.found(),
                                    "end turn\n1\n".repeat(30),
                                    "terminal",
                                    "--mission",
                                    "NL-M06",
                                    "--seed",
                                    "3",
                                    "--language",
                                    each[0])
                            .out())
                    .contains(each[1])
                    .doesNotContain(each[2]);
        }
    }

    private static String shown(String mission, String typed) {
        return Session.withGames(Games.found(), typed, "terminal", "--mission", mission, "--seed", "3")
                .out();
    }

    @Test
    void searchZonesAndSeatsInTheCarAreShown() {
        assertThat(shown("NL-M02", "quit\n"))
                .contains(" !1 ", " !2 ", "!1 melee weapons can be found here", "!2 ranged weapons can be found here");
        assertThat(shown("NL-M10", "1\nquit\n")).contains(", driving ", ", in the car ");
    }

    @Test
    void objectivesOfNoColourHaveNoneOnTheMap() {
        assertThat(shown("WD-M09", "quit\n")).contains(" o ", "o objective").doesNotContain("any colour", "o:any");
    }
}
