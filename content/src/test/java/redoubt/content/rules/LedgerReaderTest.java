package redoubt.content.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

class LedgerReaderTest {
    private static final String HEAD = "# The game: rule ledger\n\n## Movement\n";

    @Test
    void anEntryHasIdChapterTextSourcesAndLine() {
        Ledger ledger = LedgerReader.read(
                "rules/en/the-game.md", HEAD + "- **TG-MOVE-01** — Walk 1 Zone [or none]. [rulebook, house]\n");
        assertThat(ledger.game()).isEqualTo("the-game");
        assertThat(ledger.title()).isEqualTo("The game: rule ledger");
        assertThat(ledger.entries())
                .containsExactly(new LedgerEntry(
                        "TG-MOVE-01",
                        "Movement",
                        "Walk 1 Zone [or none].",
                        List.of(Source.RULEBOOK, Source.HOUSE),
                        4,
                        false));
        assertThat(ledger.entry("TG-MOVE-01")).isPresent();
        assertThat(ledger.entry("TG-MOVE-02")).isEmpty();
    }

    @Test
    void entriesKeepTheirOrderAndTheirChapter() {
        Ledger ledger = LedgerReader.read(
                "g.md",
                HEAD + "- **TG-SKILL-PLUS1ACTION** — Act. [public]\n\n## Mission 1\n- **Z2-M01C-01** — Win. [house]\n");
        assertThat(ledger.entries()).extracting(LedgerEntry::id).containsExactly("TG-SKILL-PLUS1ACTION", "Z2-M01C-01");
        assertThat(ledger.entries()).extracting(LedgerEntry::chapter).containsExactly("Movement", "Mission 1");
    }

    @Test
    void proseTablesAndOtherListsAreNoEntries() {
        Ledger ledger = LedgerReader.read(
                "g.md", HEAD + "**Bold** prose about TG-MOVE-01.\n- \"Survivor\" means you.\n| TG-MOVE-01 | b |\n");
        assertThat(ledger.entries()).isEmpty();
    }

    @Test
    void theRemarksLineFlagsEntriesByPrefix() {
        Ledger ledger = LedgerReader.read(
                "g.md",
                "<!-- remarks: TG-DIFF, TG-NOTE -->\n" + HEAD
                        + "- **TG-DIFF-01** — A remark. [rulebook]\n"
                        + "- **TG-DIFFICULT-01** — A rule. [rulebook]\n"
                        + "- **TG-NOTE-01** — A remark. [rulebook]\n");
        assertThat(ledger.entries()).extracting(LedgerEntry::isRemark).containsExactly(true, false, true);
    }

    @Test
    void aRemarkMayBeNamedAlone() {
        Ledger ledger = LedgerReader.read(
                "g.md",
                "<!-- remarks: TG-GAP-02 -->\n" + HEAD
                        + "- **TG-GAP-01** — A rule. [rulebook]\n"
                        + "- **TG-GAP-02** — A remark. [rulebook]\n"
                        + "- **TG-GAP-021** — A rule. [rulebook]\n");
        assertThat(ledger.entries()).extracting(LedgerEntry::isRemark).containsExactly(false, true, false);
    }

    @Test
    void allProblemsAreReportedAtOnceWithTheirPlaces() {
        String text = HEAD + """
            - **TG-A-01** — Fine. [rulebook]
            - **TG-A-01** — Again. [rulebook]
            - **TG-A-02** — No source.
            - **TG-A-03** — Odd source. [rulebook, hearsay]
            - **TG-A-04 — Not closed. [rulebook]
            - **tg-a-05** — Small letters. [rulebook]
            - **TG-A-06** - A hyphen. [rulebook]
            - TG-A-07 — Not bold. [rulebook]
            - **TG-A-08** — Wrong order. [house, rulebook]
            - **TG-A-09** — [rulebook]
            - **TG-A-10** — Empty. []
            """;
        assertThat(problems("en/g.md", text))
                .containsExactly(
                        "en/g.md:5:5: TG-A-01 is a duplicate: it is already on line 4",
                        "en/g.md:6:27: TG-A-02 ends without its source in brackets: rulebook, public, house",
                        "en/g.md:7:40: unknown source word \"hearsay\": expected rulebook, public, house",
                        "en/g.md:8:5: the id is not closed by **: expected \"- **ID** — text [source]\"",
                        "en/g.md:9:5: \"tg-a-05\" is no id: expected capital letters and digits in groups joined by -",
                        "en/g.md:10:14: expected \" — \" after the id: expected \"- **ID** — text [source]\"",
                        "en/g.md:11:1: this looks like an entry but is none: expected \"- **ID** — text [source]\"",
                        "en/g.md:12:38: name each source once, in the order rulebook, public, house",
                        "en/g.md:13:17: TG-A-09 has no text",
                        "en/g.md:14:25: unknown source word \"\": expected rulebook, public, house");
    }

    @Test
    void titleChapterAndRemarkPrefixesAreChecked() {
        assertThat(problems("g.md", "<!-- remarks: TG-B -->\n- **TG-A-01** — Text. [rulebook]\n"))
                .containsExactly(
                        "g.md:2:1: TG-A-01 stands under no chapter: expected a line \"## Chapter\" before it",
                        "g.md:1:1: no title: expected a line \"# Title\"",
                        "g.md:1:1: no entry begins with the remark prefix TG-B");
    }

    private static List<String> problems(String file, String text) {
        LedgerException refused = catchThrowableOfType(LedgerException.class, () -> LedgerReader.read(file, text));
        assertThat(refused.getMessage().lines())
                .containsExactlyElementsOf(
                        refused.problems().stream().map(LedgerProblem::toString).toList());
        return refused.getMessage().lines().toList();
    }
}
