package redoubt.secondedition.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.content.ContentFolder;
import redoubt.horde.HordeGame;
import redoubt.horde.fixture.OwnContent;
import redoubt.kernel.SetUp;
import redoubt.secondedition.City;
import redoubt.secondedition.SecondEditionBox;
import redoubt.secondedition.SecondEditionContent;
import redoubt.secondedition.SecondEditionGame;
import redoubt.secondedition.companions.Companions;
import redoubt.testkit.Rule;

/** The game as the program finds it, and content that somebody brings along. */
class BoxTest {
    private static final SecondEditionContent CONTENT = new SecondEditionContent();

    @TempDir
    private Path folder;

    @Test
    void theProgramFindsIt() {
        SecondEditionBox box = new SecondEditionBox();
        assertThat(box.id()).isEqualTo("washington-zc").isEqualTo(CONTENT.game());
        assertThat(box.place()).isEqualTo(4);
        assertThat(box.open(List.of()).id()).isEqualTo(box.id());
    }

    /** A mission of somebody's own, with this starting zone and goal. */
    private static String mission(String start, String goal) {
        return """
            mission Z2-M98 "Mine"
              difficulty easy length short survivors 6
              tiles      9R@0
              start      %s
              spawn      start 9R.s2
              objective  red 9R.A
              goal       %s
              source     house
            """.formatted(start, goal);
    }

    @Test
    void contentIsCheckedDownToItsLayout() throws IOException {
        OwnContent own = new OwnContent(CONTENT, folder);
        assertThat(own.complaints("# nothing of my own\n")).isEmpty();
        assertThat(own.complaints(mission("9R.s8", "TakeAllObjectives"))).isEmpty();
        assertThat(own.complaints(mission("9R.s8", "TakeNothing")))
                .singleElement()
                .asString()
                .contains("TakeNothing");
    }

    @Test
    void cardsDoorsAndKidsAreThoseOfTheBox() throws IOException {
        OwnContent own = new OwnContent(CONTENT, folder);
        String page = mission("9R.s8", "TakeAllObjectives").stripTrailing();
        assertThat(own.complaints(page + "\n  effect 3a stay\n"))
                .singleElement()
                .asString()
                .contains("expected a card or note of this mission but found '3'");
        assertThat(own.complaints(page + "\n  card 1 on 9R.s1-9R.s2\n"))
                .singleElement()
                .asString()
                .contains("expected a door at '9R.s1-9R.s2'");
        assertThat(own.complaints(page + "\n  card 1 on 9R.A-9R.s2\n  effect 1 stay\n"))
                .as("a door there is, and a card")
                .noneMatch(complaint -> complaint.contains("expected a"));
        assertThat(own.complaints("kid | source\nAmy | house\nZoe | house\n"))
                .singleElement()
                .asString()
                .contains("no survivor is called 'Zoe'");
    }

    @Test
    @Rule({"Z2-CPN-01", "Z2-CPN-02"})
    void aMissionMayHaveCompanionsThatMustLive() throws IOException {
        OwnContent own = new OwnContent(CONTENT, folder);
        String page = mission("9R.s8", "TakeAllObjectives").replace("  source", "  rules      Companions\n  source");
        assertThat(own.complaints(page)).isEmpty();
        HordeGame game = SecondEditionGame.of(List.of(ContentFolder.of(folder.toString(), CONTENT.game())));
        assertThat(game.plan(SetUp.of(CONTENT.game(), "Z2-M98")).mission().rulings(Companions.class))
                .containsExactly(new Companions(City.BOX.companions(), true));
    }

    @Test
    @Rule({"WZ-ALONE-03", "WZ-DEC-16"})
    void theSettingsAreListed() {
        assertThat(City.GAME.settings())
                .extracting(setting -> setting.name() + " " + setting.values())
                .contains(
                        "abominations [Patient 0, Hobomination, Abominacop, Abominawild]",
                        "abomination-fest [2, 3, 4]",
                        "without [advanced-decks, all-out, knock-outs, clock, night]")
                .anyMatch(setting -> setting.startsWith("clock [0, 1, 2,") && setting.endsWith("22, 23]"));
    }

    @Test
    void aStartingZoneIsNamedOnce() throws IOException {
        OwnContent own = new OwnContent(CONTENT, folder);
        assertThat(own.complaints(mission("9R.s8 9R.s7", "TakeAllObjectives"))).isEmpty();
        for (String twice : List.of("9R.s8 9R.s8", "9R.s8\n  start 9R.s8")) {
            assertThat(own.complaints(mission(twice, "TakeAllObjectives")))
                    .singleElement()
                    .asString()
                    .contains("'9R.s8' is a starting zone already");
        }
    }
}
