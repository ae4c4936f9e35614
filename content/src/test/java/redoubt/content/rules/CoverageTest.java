package redoubt.content.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class CoverageTest {
    private static final Ledgers LEDGERS = ledgers();

    @Test
    void entriesAreCoveredUncoveredOrRemarks() {
        GameCoverage alpha = coverage().games().getFirst();
        assertThat(alpha.game()).isEqualTo("alpha");
        assertThat(alpha.entries()).isEqualTo(2);
        assertThat(alpha.remarks()).isEqualTo(1);
        assertThat(alpha.covered()).containsOnlyKeys("AA-MOVE-01");
        assertThat(alpha.uncovered()).extracting(LedgerEntry::id).containsExactly("AA-MOVE-02");
        assertThat(alpha.neverCited()).isEmpty();
    }

    @Test
    void unknownIdsComeWithASuggestion() {
        assertThat(coverage().unknown())
                .containsExactly(new UnknownRule("AA-MOVE-21", List.of("MoveTest.typo"), Optional.of("AA-MOVE-01")));
    }

    @Test
    void entriesNeverCitedInPlayAreListed() {
        Coverage coverage = Coverage.of(LEDGERS, scan(), Set.of("AA-MOVE-02", "ZZZ"));
        assertThat(coverage.games().getFirst().neverCited().orElseThrow())
                .extracting(LedgerEntry::id)
                .containsExactly("AA-MOVE-01");
        assertThat(coverage.games().getLast().neverCited().orElseThrow())
                .extracting(LedgerEntry::id)
                .containsExactly("BB-MOVE-01");
        assertThat(coverage.unknown()).extracting(UnknownRule::id).containsExactly("AA-MOVE-21", "ZZZ");
        assertThat(coverage.unknown().getLast().places()).containsExactly("play");
    }

    @Test
    void theTextHasASummaryAndLists() {
        assertThat(CoverageText.full(Coverage.of(LEDGERS, scan(), Set.of("AA-MOVE-01", "AA-MOVE-02"))))
                .isEqualTo("""
                game                        rules  covered  uncovered  remarks  never cited
                alpha                           2        1          1        1            0
                beta                            1        0          1        0            1
                ids that no ledger holds: 1
                rules on what does not run as a test: 1

                ids that no ledger holds
                  AA-MOVE-21 named by MoveTest.typo; did you mean AA-MOVE-01?

                rules on what does not run as a test
                  MoveTest.helper

                alpha: rules without a test
                  AA-MOVE-02  Run.

                beta: rules without a test
                  BB-MOVE-01  Crawl, which takes so very many words to say that the line has to be cu…

                beta: rules never cited in play
                  BB-MOVE-01  Crawl, which takes so very many words to say that the line has to be cu…
                """);
        assertThat(CoverageText.brief(Coverage.of(LEDGERS, scan(), Set.of("AA-MOVE-01", "AA-MOVE-02"))))
                .contains("alpha: rules without a test", "beta: rules without a test")
                .contains("rules on what does not run as a test\n")
                .doesNotContain("rules never cited in play");
        assertThat(CoverageText.summary(coverage()))
                .contains("alpha                           2        1          1        1            -\n");
    }

    @Test
    void theJsonSaysTheSame() {
        String json = CoverageJson.of(coverage());
        JsonCheck.valid(json);
        assertThat(json)
                .isEqualTo("{\"games\":["
                        + "{\"game\":\"alpha\",\"entries\":2,\"remarks\":1,\"covered\":{\"AA-MOVE-01\":[\"MoveTest.walk\"]},"
                        + "\"uncovered\":[\"AA-MOVE-02\"],\"neverCited\":null},"
                        + "{\"game\":\"beta\",\"entries\":1,\"remarks\":0,\"covered\":{},"
                        + "\"uncovered\":[\"BB-MOVE-01\"],\"neverCited\":null}],"
                        + "\"unknown\":[{\"id\":\"AA-MOVE-21\",\"places\":[\"MoveTest.typo\"],\"suggestion\":\"AA-MOVE-01\"}],"
                        + "\"strays\":[\"MoveTest.helper\"]}");
    }

    @Test
    void jsonStringsAreEscaped() {
        String nasty = CoverageJson.string("a\"b\\c\n\r\t\u0001é");
        assertThat(nasty).isEqualTo("\"a\\\"b\\\\c\\n\\r\\t\\u0001é\"");
        JsonCheck.valid(nasty);
    }

    private static Coverage coverage() {
        return Coverage.of(LEDGERS, scan());
    }

    private static CoverageScan scan() {
        var tests = new TreeMap<String, SortedSet<String>>();
        tests.put("AA-MOVE-01", set("MoveTest.walk"));
        tests.put("AA-DIFF-01", set("MoveTest.remark"));
        tests.put("AA-MOVE-21", set("MoveTest.typo"));
        return new CoverageScan(tests, new TreeMap<>(), set("MoveTest.helper"));
    }

    private static SortedSet<String> set(String... values) {
        return new TreeSet<>(Arrays.asList(values));
    }

    private static Ledgers ledgers() {
        var texts = new TreeMap<String, String>();
        texts.put("en/alpha.md", """
                # Alpha
                <!-- remarks: AA-DIFF -->
                ## Walking
                - **AA-MOVE-01** — Walk. [rulebook]
                - **AA-MOVE-02** — Run. [rulebook]
                - **AA-DIFF-01** — A remark. [house]
                """);
        texts.put("en/beta.md", """
                # Beta
                ## Walking
                - **BB-MOVE-01** — Crawl, which takes so very many words to say that the line has to be cut short. [public]
                """);
        return Ledgers.english(new RuleFiles(texts));
    }
}
