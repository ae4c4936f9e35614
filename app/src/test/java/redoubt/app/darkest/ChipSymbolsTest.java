package redoubt.app.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import redoubt.app.words.Formatter;
import redoubt.app.words.Language;

/** The symbols of a chip in a message. */
class ChipSymbolsTest {
    private static final Formatter ENGLISH =
            new Formatter(Language.ENGLISH, Map.of("symbol.R", "tower", "symbol.B", "wave"));

    @Test
    void theyAreSaidByTheirNames() {
        assertThat(ENGLISH.format("{chip, chip}!", Map.of("chip", "RBR"))).isEqualTo("Tower-wave-tower!");
        assertThat(ENGLISH.format("no {chip, chip}", Map.of())).isEqualTo("no ");
    }
}
