package redoubt.content.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class TranslationTest {
    private static final String ENGLISH = """
        # The gate
        ## Acting
        - **TY-ACT-01** — Everybody acts once. [house]
        - **TY-ACT-02** — The bar holds one blow. [house]
        - **TY-ACT-03** — A torch burns two of the dead. [house]
        """;
    private static final String ITALIAN = """
        # Il portone
        ## Azioni
        - **TY-ACT-01** — Ognuno agisce una volta. [house]
        - **TY-ACT-02** — La sbarra regge un colpo. [house]
        """;

    private static RuleFiles files(String english, String marks) {
        return new RuleFiles(new TreeMap<>(Map.of("en/toy.md", english, "it/toy.md", ITALIAN, "it/marks", marks)));
    }

    @Test
    void whatIsMissingAndWhatHasChangedSinceIsListed() {
        String marks = TranslationMarks.renewed(files(ENGLISH, ""), "it", List.of());
        assertThat(marks.lines()).hasSize(2).allMatch(line -> line.matches("TY-ACT-0[12] [0-9a-f]{8}"));
        assertThat(Translation.all(files(ENGLISH, marks)))
                .containsExactly(new Translation("it", "toy", 3, List.of("TY-ACT-03"), List.of()));

        String changed = ENGLISH.replace("one blow", "two blows");
        assertThat(Translation.all(files(changed, marks)))
                .containsExactly(new Translation("it", "toy", 3, List.of("TY-ACT-03"), List.of("TY-ACT-02")));
        assertThat(Translation.all(files(changed, "")).getFirst().stale()).containsExactly("TY-ACT-01", "TY-ACT-02");
    }

    @Test
    void onlyTheNamedEntriesAreMarkedAnew() {
        String marks = TranslationMarks.renewed(files(ENGLISH, ""), "it", List.of());
        String changed = ENGLISH.replace("one blow", "two blows").replace("acts once", "acts twice");
        String renewed = TranslationMarks.renewed(files(changed, marks), "it", List.of("TY-ACT-01"));
        assertThat(Translation.all(files(changed, renewed)).getFirst().stale()).containsExactly("TY-ACT-02");
    }

    @Test
    void aFileOfMarksWithMistakesIsRefused() {
        assertThatThrownBy(() -> Translation.all(files(ENGLISH, "TY-ACT-01 a\nTY-ACT-01 b\nTY-ACT-02\n")))
                .isInstanceOf(LedgerException.class)
                .hasMessageContaining("it/marks:2")
                .hasMessageContaining("it/marks:3");
    }

    @Test
    void runsOfWordsSharedWithABookAreFoundAsLongAsTheyGo() {
        Ledger ledger = LedgerReader.read("it/toy.md", """
            # T
            ## C
            - **TY-ACT-01** — Così i morti, di notte, si alzano sempre piano. [house]
            - **TY-ACT-02** — I vivi di notte dormono. [house]
            """);
        String book = "Sappiate che i MORTI di notte si alzano! E dormono i vivi.";
        assertThat(SharedRun.all(ledger, List.of(book), 3))
                .containsExactly(new SharedRun("TY-ACT-01", "i morti di notte si alzano"));
        assertThat(SharedRun.all(ledger, List.of(book), 7)).isEmpty();
        assertThat(SharedRun.all(ledger, List.of("i vivi", "di notte dormono"), 3))
                .as("no run across two books")
                .containsExactly(new SharedRun("TY-ACT-02", "di notte dormono"));
    }
}
