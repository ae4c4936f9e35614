package redoubt.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each rule finds the violation that was built for it, and leaves alone what is right. */
class RulesCanFailTest {
    private static final String ROOT = "redoubt.architecture.fixtures";
    private static final String[] RULES = {ROOT + ".rules.."};
    private static final JavaClasses FIXTURES = new ClassFileImporter().importPackages(ROOT);

    private static String violations(ArchRule rule) {
        return String.join("\n", rule.evaluate(FIXTURES).getFailureReport().getDetails());
    }

    @Test
    void aForbiddenArrowIsFound() {
        Module low = Module.rules("low", ROOT + ".low");
        Module high = Module.rules("high", ROOT + ".high", "low");
        assertThat(violations(ArrowRules.onlyAlongTheArrows(low, List.of(low, high))))
                .contains("Climbing")
                .contains("high.Peak");
        assertThat(violations(ArrowRules.onlyAlongTheArrows(high, List.of(low, high))))
                .isEmpty();
    }

    @Test
    void whoeverNamesAWalledPackageIsFound() {
        assertThat(violations(ArrowRules.onlyTheRootNames(ROOT, "high")))
                .contains("Climbing")
                .contains("high.Peak");
        assertThat(violations(ArrowRules.onlyTheRootNames(ROOT, "names"))).isEmpty();
    }

    @Test
    void aCircleOfPackagesIsFound() {
        assertThat(violations(ArrowRules.noPackageCycles(ROOT)))
                .contains("Cycle detected")
                .contains("ring");
    }

    @Test
    void theOutsideWorldIsFound() {
        assertThat(violations(PurityRules.noOutsideWorld(RULES, Set.of())))
                .contains("java.lang.System.nanoTime()")
                .contains("java.time.Instant")
                .contains("java.nio.file.Files")
                .contains("java.net.URI")
                .contains("java.lang.Thread")
                .contains("java.util.concurrent.ConcurrentHashMap")
                .contains("java.util.logging.Logger")
                .contains("java.util.Random")
                .contains("java.lang.Math.random()")
                .contains("java.util.UUID")
                .doesNotContain("Innocent");
        assertThat(violations(PurityRules.noOutsideWorld(RULES, Set.of(ROOT + ".rules.Worldly"))))
                .isEmpty();
    }

    @Test
    void hashOrderIsFound() {
        assertThat(violations(PurityRules.noHashOrder(RULES, Set.of())))
                .contains("java.util.HashMap.<init>")
                .contains("java.util.HashSet.<init>")
                .contains("java.util.Map.of")
                .contains("java.util.Set.of")
                .doesNotContain("Innocent");
    }

    @Test
    void mutableStaticsAreFound() {
        assertThat(violations(PurityRules.noMutableStatics(RULES)))
                .contains("Forgetful.counter")
                .contains("Forgetful.LISTED")
                .contains("Forgetful.ARRAY")
                .contains("Forgetful.CHANGING")
                .doesNotContain("Innocent");
    }

    @Test
    void changingInstancesAreFound() {
        assertThat(violations(PurityRules.onlyFinalFields(RULES, Set.of())))
                .contains("Changing.value")
                .doesNotContain("Innocent");
        assertThat(violations(PurityRules.onlyFinalFields(RULES, Set.of(ROOT + ".rules.Changing"))))
                .isEmpty();
    }

    @Test
    void stepsThatAreNoValuesAreFound() {
        assertThat(violations(PurityRules.values("redoubt.kernel.Option")))
                .contains("Heavy is not a record or an enum")
                .doesNotContain("Innocent");
    }

    @Test
    void marksOfNoKindAreFound() {
        assertThat(violations(NameRules.onlyMarksOf("none", RULES)))
                .contains("Marking.marks()")
                .doesNotContain("Innocent");
        assertThat(violations(NameRules.onlyMarksOf(ROOT + ".rules.Marking", RULES)))
                .isEmpty();
    }

    @Test
    void emptyNamesAreFound() {
        assertThat(violations(NameRules.noEmptyNames()))
                .contains("TurnManager")
                .contains("AbstractTurn")
                .contains("ITurn")
                .doesNotContain("Innocent");
        assertThat(violations(NameRules.noGetters()))
                .contains("getTurn")
                .doesNotContain("getMessage")
                .doesNotContain("Innocent");
    }
}
