package redoubt.content.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class HowToPlayTest {
    private static final String LEDGER = "# T\n## A\n- **TY-ACT-01** — One. [house]\n- **TY-ACT-02** — Two. [house]\n";
    private static final String PAGE = """
        # The gate on one page
        ## Act | token:bar
        Everybody acts once. [TY-ACT-01, TY-ACT-02]

        ## Rest
        Then the night is over.
        """;

    private static RuleFiles files(String english) {
        return new RuleFiles(new TreeMap<>(Map.of("en/toy.md", LEDGER, "en/toy.play", english)));
    }

    @Test
    void aPageHasPartsWithPicturesAndRules() {
        HowToPlay page = HowToPlay.of("toy", "en", files(PAGE)).orElseThrow();
        assertThat(page.title()).isEqualTo("The gate on one page");
        assertThat(page.parts())
                .containsExactly(
                        new HowToPlay.Part(
                                "Act",
                                Optional.of("token:bar"),
                                "Everybody acts once.",
                                List.of("TY-ACT-01", "TY-ACT-02")),
                        new HowToPlay.Part("Rest", Optional.empty(), "Then the night is over.", List.of()));
    }

    @Test
    void aLanguageWithoutThePageGetsTheEnglishOne() {
        assertThat(HowToPlay.of("toy", "it", files(PAGE)).orElseThrow().language())
                .isEqualTo("en");
        assertThat(HowToPlay.of("none", "en", files(PAGE))).isEmpty();
    }

    @Test
    void aPageWithMistakesIsRefused() {
        String wrong = "The gate\n## Act\n## Rest\nOver. [TY-ACT-09]\nAnd more.\n## Last\n";
        assertThatThrownBy(() -> HowToPlay.of("toy", "en", files(wrong)))
                .isInstanceOf(LedgerException.class)
                .hasMessageContaining("en/toy.play:1:1: expected a title")
                .hasMessageContaining("en/toy.play:2:1: expected the text of this part")
                .hasMessageContaining("en/toy.play:4:1: there is no rule TY-ACT-09")
                .hasMessageContaining("en/toy.play:5:1: expected ## title")
                .hasMessageContaining("en/toy.play:6:1: expected the text of this part");
    }
}
