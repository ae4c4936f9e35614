package redoubt.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The list of breaks judged to change nothing. */
class JudgementsTest {
    private static final Break ONE =
            new Break("horde/src/main/java/A.java", 7, "A.next", "if (left > 0) {", "changed conditional boundary");

    private static Judgements judged(String... lines) {
        return Judgements.of("judged.txt", List.of(lines));
    }

    @Test
    void aSurvivorIsJudgedByAddingAReasonToWhatWasPrinted() {
        List<String> lines = new ArrayList<>(ONE.lines());
        lines.add("  reason  nothing is left at 0 either way");
        Judgements judgements = Judgements.of("judged.txt", lines);
        assertThat(judgements.holds(ONE.signature())).isTrue();
        assertThat(judgements.reasons()).containsValue("nothing is left at 0 either way");
    }

    @Test
    void aJudgementStaysWhenLinesMoveAndEndsWhenTheLineChanges() {
        List<String> lines = new ArrayList<>(ONE.lines());
        lines.add("  reason  none");
        Judgements judgements = Judgements.of("judged.txt", lines);
        Break moved = new Break(ONE.file(), 70, ONE.place(), ONE.text(), ONE.change());
        Break rewritten = new Break(ONE.file(), 7, ONE.place(), "if (left > 1) {", ONE.change());
        assertThat(judgements.holds(moved.signature())).isTrue();
        assertThat(judgements.holds(rewritten.signature())).isFalse();
        assertThat(judgements.holds(ONE.numbered(2).signature())).isFalse();
    }

    @Test
    void whatIsNoLongerThereIsOutdated() {
        List<String> lines = new ArrayList<>(ONE.lines());
        lines.add("  reason  none");
        Judgements judgements = Judgements.of("judged.txt", lines);
        assertThat(judgements.outdated("horde", Set.of(ONE.signature()))).isEmpty();
        assertThat(judgements.outdated("horde", Set.of())).hasSize(1);
        assertThat(judgements.outdated("white-death", Set.of())).isEmpty();
    }

    @Test
    void aBlockThatIsNoJudgementIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> judged("# remark", "", "A.java", "  in   b", "  line  c"))
                .isInstanceOf(Refused.class)
                .hasMessageStartingWith("judged.txt:3: ");
        assertThatThrownBy(() -> judged("A.java", "  in  b", "  line  c", "  change  d", "  because  e"))
                .hasMessageContaining("expected 'reason …', not 'because  e'");
    }

    @Test
    void ourOwnListCanBeRead() {
        Judgements ours = Judgements.read(Path.of("judged.txt"));
        assertThat(ours.reasons().values()).allMatch(reason -> reason.length() > 10);
        assertThat(ours.reasons().keySet())
                .allMatch(signature -> RulesModule.names().contains(signature.substring(0, signature.indexOf('/'))));
    }
}
