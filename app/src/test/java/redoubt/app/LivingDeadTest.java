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
                .contains("| 4R.4 ground    | 4R.k room                 | 3R.h room   | 3R.s room   | 3R.6 ground    |")
                .contains("|                D                           |             S             |                |")
                .contains("| Ba Be          d                           :             D To Ha He Ju |                |")
                .contains(
                        "+                +-----bbb-----+-----bbb-----+             +-------------+                +");
        assertThat(play("quit\n").out()).contains("d door, D closed door, w window, b barricade, S closed stairs");
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
                .contains("How are the cards arranged?")
                .contains("Barbra takes the barricade between 1R.l and 1R.y. [NL-M01-14]");
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
                .anyMatch(line -> line.matches("  Ben +Romero +1R\\.1 +wounds 0/3 .*"))
                .anyMatch(line -> line.matches("  Ben +Zombicide +1R\\.y +wounds 0/3 .*"))
                .anyMatch(line -> line.matches("> Barbra +Romero +1R\\.y +wounds 0/3 .*"))
                .noneMatch(line -> line.matches("> Barbra +Zombicide .*"));
    }
}
