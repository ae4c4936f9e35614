package redoubt.app.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import redoubt.content.ContentFolder;
import redoubt.content.ContentMarks;
import redoubt.content.GameContent;
import redoubt.content.SourceText;
import redoubt.kernel.Game;
import redoubt.kernel.Making;

/** Every game with content says with which content a mission is played. */
class ContentMarksTest {
    private static final ContentFolder MINE =
            new ContentFolder(List.of(new SourceText("mine.txt", "things | number\nCat | 3\n")));

    @Test
    void everyMissionOfEveryGameHasAFingerprintOfItsOwn() {
        int checked = 0;
        for (GameContent content : ServiceLoader.load(GameContent.class)) {
            Game<?> game = Games.found().named(content.game());
            ContentMarks own = ContentMarks.of(content.folder(), List.of());
            ContentMarks changed = ContentMarks.of(content.folder(), List.of(MINE));
            List<String> marks = game.missions().stream()
                    .map(card -> game.content(card.id()))
                    .toList();
            assertThat(marks).as(content.game()).allMatch(mark -> mark.matches("[0-9a-f]{16}"));
            game.missions().forEach(card -> {
                assertThat(game.content(card.id())).isEqualTo(own.of(card.id()));
                assertThat(game.content(card.id())).isNotEqualTo(changed.of(card.id()));
            });
            checked++;
        }
        assertThat(checked).isEqualTo(4);
        assertThat(Games.found().named("toy").content("TY-M01")).isEqualTo(Making.NO_CONTENT);
    }
}
