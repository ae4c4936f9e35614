package redoubt.content.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ledgers under {@code rules/} as they are. */
class ProjectLedgersTest {
    private static final Path FOLDER = Path.of("..", "rules");
    private static final Pattern MENTION = Pattern.compile("\\b(WD|Z2|WZ|NL|DD)-[A-Z0-9]+(-[A-Z0-9]+)*\\b");
    private static final Pattern RANGE =
            Pattern.compile("\\b((?:WD|Z2|WZ|NL|DD)-[A-Z0-9]+-)(\\d+) to (?:\\1)?(\\d+)\\b");

    private final RuleFiles files = RuleFiles.in(FOLDER);
    private final Ledgers ledgers = Ledgers.english(files);

    @ParameterizedTest
    @CsvSource({
        "table, TB-CHOICE-01",
        "toy, TY-ACT-01",
        "white-death, WD-ATK-02",
        "washington-zc, Z2-COMP-01",
        "washington-zc, WZ-M01C-01",
        "night-of-the-living-dead, NL-DIFF-01",
        "dark-darker-darkest, DD-DIFF-01"
    })
    void everyGameHasItsLedger(String game, String id) {
        assertThat(ledgers.ledgerOf(id)).map(Ledger::game).contains(game);
    }

    @Test
    void everyLanguageReads() {
        for (String language : files.languages()) {
            assertThat(Ledgers.in(language, files).ledgers().stream().map(Ledger::game))
                    .containsExactlyElementsOf(
                            ledgers.ledgers().stream().map(Ledger::game).toList());
        }
    }

    /** Remarks need no test, so a rule must not become one unnoticed. */
    @Test
    void onlyComparisonsAndNotesOnTheSourcesAreRemarks() {
        List<String> notes = List.of(
                "DD-COMP-06",
                "WZ-COMP-05",
                "WZ-CARD-01",
                "WZ-GAP-05",
                "WZ-GAP-06",
                "WZ-GAP-31",
                "WZ-GAP-32",
                "WZ-GAP-38",
                "WZ-GAP-39",
                "WZ-GAP-48");
        assertThat(allEntries())
                .filteredOn(LedgerEntry::isRemark)
                .extracting(LedgerEntry::id)
                .containsAll(notes)
                .allMatch(id -> id.startsWith("WD-DIFF-") || notes.contains(id));
        assertThat(allEntries())
                .filteredOn(entry -> entry.id().startsWith("WD-DIFF-"))
                .allMatch(LedgerEntry::isRemark);
    }

    @Test
    void everyIdMentionedInATextExists() {
        List<String> dangling = new ArrayList<>();
        for (LedgerEntry entry : allEntries()) {
            MENTION.matcher(entry.text()).results().map(found -> found.group()).forEach(id -> {
                if (ledgers.find(id).isEmpty()) {
                    dangling.add(entry.id() + " mentions " + id);
                }
            });
            RANGE.matcher(entry.text()).results().forEach(found -> {
                String end = found.group(1) + found.group(3);
                if (ledgers.find(end).isEmpty()) {
                    dangling.add(entry.id() + " mentions " + end);
                }
            });
        }
        assertThat(dangling).isEmpty();
    }

    @Test
    void aHouseRulingSaysThatItIsOne() {
        assertThat(allEntries())
                .filteredOn(entry -> entry.text().contains("House:"))
                .allSatisfy(entry -> assertThat(entry.sources()).contains(Source.HOUSE));
    }

    @Test
    void theIndexNamesEveryFile() throws IOException {
        assertThat(Files.readAllLines(FOLDER.resolve("index")))
                .containsExactlyElementsOf(files.textByName().keySet());
    }

    private List<LedgerEntry> allEntries() {
        return ledgers.ledgers().stream()
                .flatMap(ledger -> ledger.entries().stream())
                .toList();
    }
}
