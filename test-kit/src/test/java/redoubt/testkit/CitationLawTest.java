package redoubt.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import redoubt.content.rules.Ledger;
import redoubt.content.rules.LedgerReader;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Decision;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.TableRules;
import redoubt.testkit.vigil.FirstVigil;
import redoubt.testkit.vigil.Vigil;

/** Which faults of citations are found, and what counts as cited. */
class CitationLawTest {
    private static final Ledger LEDGER = LedgerReader.read("vigil.md", """
        # The vigil

        <!-- remarks: VG-DIFF -->

        ## Nights
        - **VG-WATCH-01** — Somebody watches. [house]
        - **VG-WATCH-02** — Wood is wood. [house]
        - **VG-WATCH-03** — Fire is fire. [house]

        ## Others
        - **VG-DIFF-01** — Other vigils are longer. [house]
        """);

    private static List<String> faults(Set<String> cited, String list) {
        return CitationLaw.faults(LEDGER, cited, NotCited.read(list));
    }

    @Test
    void whatIsCitedNeedsNoReasonAndARemarkNeither() {
        assertThat(faults(Set.of("VG-WATCH-01", "VG-WATCH-02", "VG-WATCH-03"), ""))
                .isEmpty();
        assertThat(faults(Set.of("VG-WATCH-01", "VG-WATCH-03"), ""))
                .containsExactly("VG-WATCH-02 is neither cited nor listed");
    }

    @Test
    void aReasonHoldsForOneRuleOrARange() {
        assertThat(faults(Set.of("VG-WATCH-01"), "# said once\n\nVG-WATCH-02..03: definitions"))
                .isEmpty();
        assertThat(faults(Set.of("VG-WATCH-01"), "VG-WATCH-02: a definition"))
                .containsExactly("VG-WATCH-03 is neither cited nor listed");
    }

    @Test
    void aReasonThatNoLongerHoldsIsAFault() {
        assertThat(faults(Set.of("VG-WATCH-01", "VG-WATCH-03"), "VG-WATCH-02..03: definitions"))
                .containsExactly("line 1: VG-WATCH-03 is cited after all, although \"definitions\"");
        assertThat(faults(Set.of("VG-WATCH-01"), "VG-WATCH-02..04: definitions"))
                .containsExactly("line 1: VG-WATCH-04 is not in the ledger");
        assertThat(faults(Set.of("VG-WATCH-01"), "VG-WATCH-02..03: definitions\nVG-WATCH-03: fire"))
                .containsExactly("line 2: VG-WATCH-03 is already in line 1");
    }

    @Test
    void aLineThatCannotBeReadIsAFault() {
        for (String line : List.of("VG-WATCH-02", "VG-WATCH-02:", "VG-WATCH-02 a definition", "wood: wood")) {
            assertThat(NotCited.read("# list\n" + line).faults())
                    .as(line)
                    .containsExactly("line 2: expected \"ID: reason\" or \"ID..NN: reason\", not \"" + line + "\"");
        }
        assertThat(NotCited.read("VG-WATCH-03..02: definitions").faults())
                .containsExactly("line 1: VG-WATCH-03..02 is no range of numbers");
        assertThat(NotCited.read("VG-WATCH-WOOD..02: definitions").faults()).hasSize(1);
    }

    /** A vigil that a test keeps. */
    private static final class Fireside extends TestTable<FirstVigil.Camp, Fireside> {
        private Fireside() {
            super(FirstVigil.first(), Vigil.alone(), Luck.seeded(1));
        }

        /** What can be done here has no marks that told it apart. */
        @Override
        protected void look(Decision<?> decision) {}
    }

    @Test
    void questionsVerdictsAndRefusalsAreHeardWhileSomebodyListens() {
        Set<RuleId> rules = new HashSet<>();
        Heard.during(rules, Fireside::new);
        assertThat(rules).containsExactly(new RuleId("VG-WATCH-01"));
        Heard.during(rules, () -> new Fireside().finish());
        assertThat(rules).hasSize(2).anyMatch(rule -> rule.id().startsWith("VG-END-"));
        assertThatThrownBy(() -> Heard.during(rules, () -> new Fireside().choose(1, "sing")))
                .isInstanceOf(ChoiceRefused.class);
        assertThat(rules).hasSize(3).contains(TableRules.ONLY_WHAT_IS_OFFERED);
        rules.clear();
        new Fireside().finish();
        assertThat(rules).isEmpty();
    }

    @Test
    void theTestsBesideATestAreRunWithoutIt() {
        assertThat(Situations.beside(CitationLawTest.class).failed()).isEmpty();
    }
}
