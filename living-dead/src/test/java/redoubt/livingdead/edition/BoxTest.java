package redoubt.livingdead.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.horde.fixture.OwnContent;
import redoubt.kernel.SettingCard;
import redoubt.livingdead.LivingDeadBox;
import redoubt.livingdead.LivingDeadContent;
import redoubt.livingdead.LivingDeadGame;

/** The game as the program finds it, and content that somebody brings along. */
class BoxTest {
    private static final LivingDeadContent CONTENT = new LivingDeadContent();

    @TempDir
    private Path folder;

    private List<String> complaints(String mission) throws IOException {
        return new OwnContent(CONTENT, folder).complaints(mission);
    }

    @Test
    void theProgramFindsIt() {
        LivingDeadBox box = new LivingDeadBox();
        assertThat(box.id()).isEqualTo("night-of-the-living-dead").isEqualTo(CONTENT.game());
        assertThat(box.place()).isEqualTo(3);
        assertThat(box.open(List.of()).id()).isEqualTo(box.id());
    }

    @Test
    void contentIsCheckedDownToItsLayout() throws IOException {
        assertThat(complaints("# nothing of my own\n")).isEmpty();
        String scene = """
                mission NL-M98 "Mine"
                  difficulty easy length 45-minutes survivors 6
                  tiles      4R 3R / 1R 2R
                  mode       romero
                  start      2R.f
                  spawn      white 4R.1
                  goal       HouseholdDeckEmpty
                  rules      %s
                  source     house
                """;
        assertThat(complaints(scene.formatted("MutualTrust"))).isEmpty();
        assertThat(complaints(scene.formatted("NoSuchRule")))
                .singleElement()
                .asString()
                .contains("NoSuchRule");
    }

    @Test
    void blocksOfGhoulCardsMayBeChosen() {
        assertThat(LivingDeadGame.of(List.of()).settings())
                .contains(new SettingCard("ghoul-cards", List.of("easier", "harder", "opening"), 1, 3));
    }
}
