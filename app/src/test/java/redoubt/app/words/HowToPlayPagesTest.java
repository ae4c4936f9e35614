package redoubt.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.content.rules.HowToPlay;
import redoubt.content.rules.RuleFiles;

class HowToPlayPagesTest {
    private static final RuleFiles FILES = RuleFiles.onClassPath(HowToPlayPagesTest.class.getClassLoader());

    private record Picture(Optional<String> piece, List<String> rules) {}

    private static List<Picture> pictures(HowToPlay page) {
        return page.parts().stream()
                .map(part -> new Picture(part.picture(), part.rules()))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"white-death", "night-of-the-living-dead", "washington-zc", "dark-darker-darkest"})
    void everyGameHasItsPageInEveryLanguageWithTheSamePicturesAndRules(String game) {
        HowToPlay english = HowToPlay.of(game, "en", FILES).orElseThrow();
        assertThat(english.parts()).hasSizeBetween(8, 12);
        for (Language language : Language.values()) {
            HowToPlay page = HowToPlay.of(game, language.code(), FILES).orElseThrow();
            assertThat(page.language()).isEqualTo(language.code());
            assertThat(pictures(page)).isEqualTo(pictures(english));
        }
    }
}
