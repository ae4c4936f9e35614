package redoubt.secondedition.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.horde.fixture.OwnContent;
import redoubt.secondedition.SecondEditionBox;
import redoubt.secondedition.SecondEditionContent;

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
