package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.darkest.table.Table;
import redoubt.kernel.Engine;
import redoubt.kernel.State;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;

/** The kept games that prove that houses can be won with the standard settings. */
class WitnessTest {
    @ParameterizedTest
    @ValueSource(strings = {"DD-A"})
    void theHouseHasBeenWon(String house) throws IOException {
        String path = "/playthroughs/witness/" + house + ".journal";
        try (InputStream in = DarkestGame.class.getResourceAsStream(path)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            State<Table> end = Replay.verify(new Engine<>(Mansion.GAME), JournalText.read(house, text))
                    .state();
            assertThat(end.isWon()).isTrue();
            assertThat(end.table().clock().isShowdown()).isTrue();
        }
    }
}
