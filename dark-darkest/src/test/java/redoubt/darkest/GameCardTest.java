package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.content.GameContent;
import redoubt.kernel.GameBox;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp.Setting;
import redoubt.testkit.Rule;

/** How the program finds the game, and what its card offers. */
class GameCardTest {
    private static DarkestBox box() {
        return ServiceLoader.load(GameBox.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(DarkestBox.class::isInstance)
                .map(DarkestBox.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theBoxOpensTheGame() {
        assertThat(box().id()).isEqualTo("dark-darker-darkest");
        assertThat(box().place()).as("after the games that came before").isEqualTo(5);
        assertThat(box().open(List.of()).id()).isEqualTo("dark-darker-darkest");
        assertThat(box().open(List.of()).title()).isEqualTo("Dark Darker Darkest");
        assertThat(ServiceLoader.load(GameContent.class).stream()
                        .map(provider -> provider.get().game()))
                .contains("dark-darker-darkest");
    }

    @Test
    void aFolderOfTheUsersIsRead(@TempDir Path folder) throws IOException {
        Path mine = Files.createDirectories(folder.resolve(DarkestGame.ID));
        Files.writeString(mine.resolve("houses.txt"), """
            mission MY-1 "My house"
              difficulty easy length long survivors 5
              tiles C2@0 O11@0 O09@0 O08@0 C4@90 / O07@270 I08@180 I02@270 I06@180 O04@90 / O05@270 I01@90 I05@0 I04@90 O06@90 / C3@180 O01@180 E1@0 O03@180 C1@90
              source house
            """);
        assertThat(box().open(List.of(folder.toString())).missions())
                .extracting(MissionCard::id)
                .contains("MY-1", "DD-A");
    }

    @Test
    @Rule("DD-HOUSE-13")
    void readyHousesButTheHardOnesSuggestTheEasyPreset() {
        Setting easy = new Setting("preset", List.of("easy"));
        for (MissionCard house : Mansion.GAME.missions()) {
            boolean isMedium = !List.of("DD-B", "DD-D", "DD-X").contains(house.id());
            assertThat(house.suggested()).as(house.id()).isEqualTo(isMedium ? List.of(easy) : List.of());
        }
    }

    @Test
    void theCardNamesHousesAndSwitches() {
        assertThat(Mansion.GAME.missions())
                .extracting(MissionCard::id)
                .contains("DD-A", "DD-B", "DD-C", "DD-D", "DD-R1");
        assertThat(Mansion.GAME.switches())
                .extracting(each -> each.rule().id())
                .containsExactlyInAnyOrder("DD-GAP-16", "DD-SEC-12", "DD-CDIE-16", "DD-XP-09");
    }
}
