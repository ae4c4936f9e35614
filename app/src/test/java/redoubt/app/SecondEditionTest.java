package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.app.desk.Games;

/** The 2nd Edition and its campaign in the terminal. */
class SecondEditionTest {
    private static Session play(String mission, String typed, String... more) {
        String[] arguments = new String[more.length + 5];
        System.arraycopy(new String[] {"terminal", "--mission", mission, "--seed", "7"}, 0, arguments, 0, 5);
        System.arraycopy(more, 0, arguments, 5, more.length);
        return Session.withGames(Games.found(), typed, arguments);
    }

    @Test
    void waysDoorsAndDarkRoomsAreDrawn() {
        Session session = play("WZ-M05", "quit\n");
        assertThat(session.out())
                .contains("| 10R.a room        | 10R.b corridor | 10R.c room?    |")
                .contains(": opening", "B blue door, locked", "G green door, locked", "X sealed door")
                .contains("? dark zone", "$ Secret Service");
        assertThat(session.lines())
                .as("corridors lead into one another, and the blue door is no wall")
                .anyMatch(line -> line.contains("Am Do El Jo Ne Wa :                :"))
                .anyMatch(line -> line.matches(".*\\|                B                \\| o\\? +\\|"));
        assertThat(play("WZ-M04", "quit\n").out()).contains("s sandbags");
    }

    @Test
    void whySaysWhatIsMissing() {
        Session session = play("WZ-M05", "activate Doug\nwhy\nwhy search\nwhy door\nwhy melee\nquit\n");
        assertThat(session.lines())
                .contains(
                        "Not possible now:",
                        "  Search: Corridors cannot be searched. [WZ-CORR-02]",
                        "  Door: No tool that opens doors is in hand. [Z2-DOOR-01]",
                        "  Melee: No such weapon is in hand. [Z2-MELEE-01]");
        assertThat(session.out())
                .contains("Searching in Corridor Zones is not possible.")
                .contains("uses Equipment with the door symbol held in Hand");
        assertThat(play("WZ-M05", "activate Doug\nwhy move\nquit\n").out())
                .as("moving is not missing")
                .doesNotContain("Move:");
    }

    @Test
    void aSearchedPoliceCarIsToldInWords() {
        String typed = "activate Amy\nmove 9R.s4\n2\nsearch\nquit\n";
        assertThat(play("Z2-M04", typed).out()).contains("just taken", " · used Search");
        assertThat(play("Z2-M04", typed, "--language", "it").out())
                .contains("appena presa", " · già usate Ricerca")
                .doesNotContain("già usate search");
    }

    @Test
    void italiansAskInItalian() {
        Session session = play("WZ-M05", "activate Doug\nperché ricerca\nperché porta\nquit\n", "--language", "it");
        assertThat(session.out())
                .contains("Ricerca: Nei corridoi non si cerca. [WZ-CORR-02]")
                .contains("Porta: Nessun attrezzo per aprire porte in mano. [Z2-DOOR-01]");
    }
}
