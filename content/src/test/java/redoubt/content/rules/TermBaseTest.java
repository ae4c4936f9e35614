package redoubt.content.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class TermBaseTest {
    private static final String TERMS = """
        # a remark
        spawn zone* | zon* di generazione | spawn | gate
        (keeper*) | custod* | guardian* |
        ability, abilities | abilità | |
        """;

    private static TermBase base(String terms) {
        return TermBase.of("it", new RuleFiles(new TreeMap<>(Map.of("it/terms", terms))));
    }

    private static List<String> misuses(String terms, String game, String english, String text) {
        return base(terms).misuses(List.of(new TermBase.Translated(game, "KEY", english, text))).stream()
                .map(TermBase.Misuse::toString)
                .toList();
    }

    @Test
    void aTermOfTheOriginalMustStandInTheTranslation() {
        assertThat(misuses(TERMS, "gate", "Two Spawn Zones.", "Due Zone di Generazione."))
                .isEmpty();
        assertThat(misuses(TERMS, "gate", "Two spawn zones.", "Due varchi."))
                .containsExactly("gate KEY: spawn zone* is called zon* di generazione: Due varchi.");
        assertThat(misuses(TERMS, "gate", "A despawn zone.", "Un varco."))
                .as("part of a word")
                .isEmpty();
    }

    @Test
    void aTermMayHoldForSomeGamesOnly() {
        assertThat(misuses(TERMS, "toy", "A spawn zone.", "Uno spawn.")).isEmpty();
    }

    @Test
    void caseAccentsAndAlternativesDoNotCount() {
        assertThat(misuses(TERMS, "toy", "His abilities.", "Le sue ABILITA.")).isEmpty();
        assertThat(misuses(TERMS, "toy", "An ability.", "Una dote.")).hasSize(1);
    }

    @Test
    void aTermInParenthesesMayBeLeftOutButNotMiscalled() {
        assertThat(misuses(TERMS, "toy", "The keeper rests.", "Si riposa.")).isEmpty();
        assertThat(misuses(TERMS, "toy", "The keeper rests.", "La guardiana riposa."))
                .containsExactly("toy KEY: keeper* is called custod* and never guardian*: La guardiana riposa.");
    }

    @Test
    void anExemptionIsForOneTextAndOneTermAndMustBeNeeded() {
        String exempt = TERMS + "except KEY | ability, abilities | a name\n";
        assertThat(misuses(exempt, "toy", "An ability.", "Una dote.")).isEmpty();
        assertThat(misuses(exempt, "gate", "A spawn zone, an ability.", "Un varco."))
                .containsExactly("gate KEY: spawn zone* is called zon* di generazione: Un varco.");
        assertThat(misuses(exempt, "toy", "Nothing.", "Niente."))
                .containsExactly("terms KEY: needs no exemption for ability, abilities");
    }

    @Test
    void aFileWithMistakesIsRefused() {
        assertThatThrownBy(() -> base("spawn | |\nspawn | varco | |\nexcept KEY | spawn |\n"))
                .isInstanceOf(LedgerException.class)
                .hasMessageContaining("it/terms:1")
                .hasMessageContaining("it/terms:3")
                .hasMessageNotContaining("it/terms:2");
        assertThat(TermBase.of("fr", new RuleFiles(new TreeMap<>())).terms()).isEmpty();
    }

    @Test
    void onlyTranslatedEntriesAreCompared() {
        var files = new RuleFiles(new TreeMap<>(Map.of(
                "en/toy.md", "# T\n## A\n- **TY-ACT-01** — One. [house]\n- **TY-ACT-02** — Two. [house]\n",
                "it/toy.md", "# T\n## A\n- **TY-ACT-01** — Uno. [house]\n")));
        assertThat(TermBase.entries("it", files))
                .containsExactly(new TermBase.Translated("toy", "TY-ACT-01", "One.", "Uno."));
    }
}
