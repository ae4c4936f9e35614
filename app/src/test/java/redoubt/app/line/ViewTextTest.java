package redoubt.app.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.app.words.Language;
import redoubt.app.words.Words;
import redoubt.darkest.DarkestGame;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;

class ViewTextTest {
    /** Where rooms are drawn is for a page; what is in them is for everybody. */
    @Test
    void aViewIsListedWithoutItsDrawing() {
        DarkestGame game = DarkestGame.of(List.of());
        var state = game.setUp(SetUp.of(DarkestGame.ID, "DD-A"), Luck.seeded(7));
        List<String> lines = new ViewText(Words.in(Language.ENGLISH, game)).lines(game.view(state));
        assertThat(lines).anyMatch(line -> line.startsWith("  Rooms"));
        assertThat(lines).noneMatch(line -> line.contains("segments") || line.contains("outline"));
    }
}
