package redoubt.content.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LedgersTest {
    private static final String ALPHA = """
            # Alpha
            <!-- remarks: AA-DIFF -->
            ## Walking
            - **AA-MOVE-01** — Walk. [rulebook]
            - **AA-MOVE-02** — Run. [rulebook]
            - **AA-DIFF-01** — A remark. [house]
            """;
    private static final String BETA = """
            # Beta
            ## Walking
            - **BB-MOVE-01** — Crawl. [public]
            - **CC-MOVE-01** — Jump. [public]
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void write() throws IOException {
        write("en/alpha.md", ALPHA);
        write("en/beta.md", BETA);
        write("it/alpha.md", """
                # Alfa
                ## Camminare
                - **AA-MOVE-02** — Corri. [rulebook]
                - **AA-DIFF-01** — Una nota. [house]
                """);
        write("index", "en/alpha.md\nen/beta.md\nit/alpha.md\n");
        write("readme.md", "not a ledger");
    }

    @Test
    void anIdBelongsToTheGameWhoseLedgerHoldsIt() {
        Ledgers english = Ledgers.english(RuleFiles.in(folder));
        assertThat(english.ledgers()).extracting(Ledger::game).containsExactly("alpha", "beta");
        assertThat(english.ledgerOf("CC-MOVE-01")).map(Ledger::game).contains("beta");
        assertThat(english.ledgerOf("DD-MOVE-01")).isEmpty();
        assertThat(english.ledger("alpha")).map(Ledger::title).contains("Alpha");
        assertThat(english.find("AA-MOVE-01")).map(LedgerEntry::text).contains("Walk.");
        assertThat(english.untranslated()).isEmpty();
    }

    @Test
    void anUntranslatedEntrySpeaksEnglish() {
        Ledgers italian = Ledgers.in("it", RuleFiles.in(folder));
        assertThat(italian.entry("AA-MOVE-01").text()).isEqualTo("Walk.");
        assertThat(italian.entry("AA-MOVE-02").text()).isEqualTo("Corri.");
        assertThat(italian.entry("AA-MOVE-02").chapter()).isEqualTo("Camminare");
        assertThat(italian.entry("AA-DIFF-01").isRemark()).isTrue();
        assertThat(italian.ledger("alpha")).map(Ledger::title).contains("Alfa");
        assertThat(italian.ledger("beta")).map(Ledger::title).contains("Beta");
        assertThat(italian.untranslated()).containsExactly("AA-MOVE-01", "BB-MOVE-01", "CC-MOVE-01");
    }

    @Test
    void aLanguageWithoutLedgersIsAbsentAndSpeaksEnglish() {
        RuleFiles files = RuleFiles.in(folder);
        assertThat(files.languages()).containsExactly("en", "it");
        assertThat(Ledgers.in("fr", files).entry("BB-MOVE-01").text()).isEqualTo("Crawl.");
    }

    @Test
    void anUnknownIdIsAnsweredWithTheNearestOne() {
        Ledgers english = Ledgers.english(RuleFiles.in(folder));
        assertThatThrownBy(() -> english.entry("BB-MOVE-11"))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("there is no rule BB-MOVE-11; did you mean BB-MOVE-01?");
        assertThatThrownBy(() -> english.entry("aa-move-2")).hasMessageContaining("did you mean AA-MOVE-02?");
        assertThatThrownBy(() -> english.entry("QQQQ")).hasMessage("there is no rule QQQQ");
    }

    @Test
    void problemsOfAllFilesAndLanguagesAreReportedTogether() throws IOException {
        write("en/alpha.md", ALPHA + "- **AA-MOVE-03** — No source.\n");
        write("en/delta.md", "# Delta\n## A\n- **BB-MOVE-01** — Again. [house]\n");
        write("it/beta.md", "# Beta\n## A\n- **BB-MOVE-02** — Striscia. [public]\n");
        write("it/gamma.md", "# Gamma\n");
        assertThatThrownBy(() -> Ledgers.in("it", RuleFiles.in(folder)))
                .isInstanceOf(LedgerException.class)
                .hasMessage("""
                        en/alpha.md:7:30: AA-MOVE-03 ends without its source in brackets: rulebook, public, house
                        en/delta.md:3:1: BB-MOVE-01 is already an id of beta
                        it/gamma.md:1:1: there is no English ledger of this name
                        it/beta.md:3:1: BB-MOVE-02 is not in the English ledger; did you mean BB-MOVE-01?""");
    }

    @Test
    void theClassPathIsReadThroughItsIndex(@TempDir Path root) throws IOException {
        Path rules = Files.createDirectory(root.resolve("rules"));
        Files.createDirectory(rules.resolve("en"));
        Files.writeString(rules.resolve("en/alpha.md"), ALPHA);
        Files.writeString(rules.resolve("index"), "en/alpha.md\n\n");
        try (var loader = loader(root)) {
            RuleFiles files = RuleFiles.onClassPath(loader);
            assertThat(files.languages()).containsExactly("en");
            assertThat(Ledgers.english(files).entry("AA-MOVE-02").text()).isEqualTo("Run.");
        }
        Files.writeString(rules.resolve("index"), "en/gone.md\n");
        try (var loader = loader(root)) {
            assertThatThrownBy(() -> RuleFiles.onClassPath(loader))
                    .hasMessage("rules/en/gone.md is not on the class path");
        }
    }

    @Test
    void aValueOfFilesIsEnoughToReadLedgers() {
        var texts = new TreeMap<String, String>();
        texts.put("en/beta.md", BETA);
        assertThat(Ledgers.english(new RuleFiles(texts)).ledgers()).hasSize(1);
    }

    private static URLClassLoader loader(Path root) throws IOException {
        URI folder = root.toUri();
        return new URLClassLoader(new URL[] {folder.toURL()}, ClassLoader.getPlatformClassLoader());
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
