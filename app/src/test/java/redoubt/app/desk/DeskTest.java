package redoubt.app.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import redoubt.app.words.Language;

/** The language of the person at the desk. */
class DeskTest {
    private static Language spoken(String... environment) {
        Map<String, String> all = environment.length == 2
                ? Map.of(environment[0], environment[1])
                : Map.of(environment[0], environment[1], environment[2], environment[3]);
        return Language.of(Desk.locale(all));
    }

    @Test
    void theEnvironmentSaysIt() {
        assertThat(spoken("LANG", "it_IT.UTF-8")).isEqualTo(Language.ITALIAN);
        assertThat(spoken("LC_MESSAGES", "fr_CA@euro", "LANG", "it")).isEqualTo(Language.FRENCH);
        assertThat(spoken("LC_ALL", "C.UTF-8", "LANG", "it_IT")).isEqualTo(Language.ENGLISH);
        assertThat(spoken("LC_ALL", "", "LANG", "fr")).isEqualTo(Language.FRENCH);
        assertThat(spoken("LANG", "de_DE")).isEqualTo(Language.ENGLISH);
    }

    @Test
    void withoutOneItIsThatOfTheSystem() {
        assertThat(Desk.locale(Map.of())).isEqualTo(Locale.getDefault(Locale.Category.DISPLAY));
    }
}
