package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.app.desk.Games;

/** Dark Darker Darkest in the terminal. */
class DarkestTest {
    private static Session play(String language, String typed) {
        return Session.withGames(
                Games.found(), typed, "terminal", "--mission", "DD-A", "--seed", "3", "--language", language);
    }

    @Test
    void symbolsAreSaidByTheirNames() {
        assertThat(play("en", "1\n1\n1\nquit\n").lines())
                .contains("Code: tower, moon, eye, sun, eye, tower, key · removed: - · chips inserted: -")
                .contains("      Handgun (tower), 6 cubes of ammunition")
                .contains("  I05.a-E1.a: locked door, chip sun-eye")
                .anyMatch(line -> line.contains("The chip on the door I05.a-E1.a is sun-eye. [DD-GAP-02]"));
        assertThat(play("it", "quit\n").out()).contains("Codice: torre, luna, occhio, sole, occhio, torre, chiave");
        assertThat(play("fr", "quit\n").out()).contains("Code : tour, lune, œil, soleil, œil, tour, clé");
    }

    @Test
    void theHouseIsToldRoomByRoomWithItsDoors() {
        assertThat(play("en", "map\nquit\n").lines())
                .containsSequence(
                        "O08.a: room, row 1, column 4",
                        "    > O09.a, O08.b (locked door, hidden chip with 3 symbols), C4.a (sealed door)")
                .contains("C3.a: room, row 4, column 1, Terminal, Ammunition Supply");
    }

    @Test
    void theTeamIsShownWithItsSkills() {
        assertThat(play("en", "team\nquit\n").lines())
                .contains("  Leo Friedkin  E1.a  11 of 11 health  3 AP  0 of 10 experience")
                .contains("      Leo's gift, Concealment (2 XP), Protection (4 XP), Medic (6 XP), Fireman (8 XP)");
    }

    @Test
    void oddsAndTheForecastAreTold() {
        Session session = play("en", "forecast\n1\n1\n1\nodds\nforecast\nquit\n");
        assertThat(session.lines())
                .anyMatch(line -> line.contains("Nothing can be foretold now."))
                .containsSequence(
                        "      1 hit or more: 80% · 2 hits or more: 41% · 3 hits or more: 9% · 4 hits or more: 1%",
                        "  37  Jack Fulci: search the room",
                        "      1 card or more: 80% · 2 cards or more: 41% · 3 cards or more: 11% · 4 cards or more: 1% · Terror: 50%")
                .anyMatch(line -> line.contains(
                        "A horde of 3 from O01.a is there after 1 step and attacks: 3 dice. [DD-ZMOVE-01]"));
    }
}
