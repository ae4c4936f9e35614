package redoubt.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.horde.table.Hook;

/** The architecture as it is written down in the design, checked on the compiled classes. */
class ArchitectureTest {
    /**
     * Readers, builders, copies being made, iterators and those who lay out a table, none of which outlives the call that makes it;
     * and answers that are worked out when first asked.
     */
    private static final Set<String> MUTABLE = Set.of(
            "redoubt.kernel.History",
            "redoubt.kernel.Play",
            "redoubt.kernel.SplitMix",
            "redoubt.kernel.Agenda$1",
            "redoubt.kernel.json.Json",
            "redoubt.kernel.journal.JournalText",
            "redoubt.board.DrawingReader",
            "redoubt.board.Figures",
            "redoubt.board.LegendBuilder",
            "redoubt.board.Terrain",
            "redoubt.board.ZoneSet$1",
            "redoubt.horde.Imagination",
            "redoubt.horde.mission.MissionPlan$Copy",
            "redoubt.horde.mission.MissionSetUp",
            "redoubt.horde.mission.StartingEquipment",
            "redoubt.horde.sense.Features",
            "redoubt.horde.sense.Pressure",
            "redoubt.horde.sense.HordeSense",
            "redoubt.horde.sense.Situation",
            "redoubt.horde.table.Inventory",
            "redoubt.horde.table.Packed$1",
            "redoubt.horde.table.PrintBuilder",
            "redoubt.horde.table.RulingList",
            "redoubt.horde.table.Survivor$Copy",
            "redoubt.horde.table.Survivors",
            "redoubt.horde.table.Table$Copy",
            "redoubt.darkest.sense.Replies",
            "redoubt.whitedeath.edition.MissionPageReader",
            "redoubt.livingdead.edition.ScenePageReader",
            "redoubt.secondedition.edition.MissionPageReader");

    static List<Module> modules() {
        return Modules.ALL;
    }

    @ParameterizedTest
    @MethodSource("modules")
    void modulesUseOnlyWhatTheyName(Module module) {
        ArrowRules.onlyAlongTheArrows(module, Modules.ALL).check(Modules.CLASSES);
    }

    @Test
    void everyClassBelongsToAModule() {
        for (JavaClass type : Modules.CLASSES) {
            assertThat(Modules.ALL)
                    .as(type.getName())
                    .anyMatch(module -> (type.getPackageName() + ".").startsWith(module.root() + "."));
        }
        assertThat(Modules.ALL.stream().filter(module -> Files.isDirectory(Modules.classes(module))))
                .extracting(Module::folder)
                .contains("kernel", "board", "content", "toy", "bots", "lab", "test-kit", "app");
    }

    /** The client is no Java, and three modules hold tests alone. */
    @Test
    void everyModuleOfTheBuildHasItsArrows() throws IOException {
        List<String> built = Pattern.compile("<module>([^<]+)</module>")
                .matcher(Files.readString(Path.of("..", "pom.xml")))
                .results()
                .map(module -> module.group(1))
                .filter(module ->
                        !Set.of("web", "browser", "soak", "architecture").contains(module))
                .toList();
        assertThat(Modules.ALL).extracting(Module::folder).containsExactlyInAnyOrderElementsOf(built);
    }

    @Test
    void packagesDoNotGoRoundInCircles() {
        ArrowRules.noPackageCycles("redoubt").check(Modules.CLASSES);
    }

    /** Neither the base game of Dark Darker Darkest nor another expansion knows an expansion. */
    @ParameterizedTest
    @ValueSource(strings = {"radioactive", "specials", "victims", "helicopter"})
    void expansionsStayBehindTheirWall(String expansion) {
        ArrowRules.onlyTheRootNames("redoubt.darkest", expansion).check(Modules.CLASSES);
    }

    @Test
    void rulesTouchNothingOutside() {
        PurityRules.noOutsideWorld(Modules.rulePackages(), Set.of()).check(Modules.CLASSES);
    }

    @Test
    void rulesIterateInADefinedOrder() {
        PurityRules.noHashOrder(Modules.rulePackages(), Set.of()).check(Modules.CLASSES);
    }

    @Test
    void rulesHaveNoMutableStatics() {
        PurityRules.noMutableStatics(Modules.rulePackages()).check(Modules.CLASSES);
    }

    @Test
    void onlyPlayAndAFewReadersChange() {
        PurityRules.onlyFinalFields(Modules.rulePackages(), MUTABLE).check(Modules.CLASSES);
    }

    @Test
    void whatAGameHoldsIsAValue() {
        PurityRules.values(
                        "redoubt.kernel.Step",
                        "redoubt.kernel.Option",
                        "redoubt.kernel.Event",
                        "redoubt.kernel.View",
                        "redoubt.kernel.Interrupt")
                .check(Modules.CLASSES);
    }

    @Test
    void marksOfTheFamilyHaveTheirKindFromOneList() {
        NameRules.onlyMarksOf(
                        "redoubt.horde.table.MarkKind",
                        "redoubt.horde..",
                        "redoubt.whitedeath..",
                        "redoubt.livingdead..",
                        "redoubt.secondedition..")
                .check(Modules.CLASSES);
    }

    /** Two hooks of one number would be taken for each other, so this looks at all there are. */
    @Test
    void everyHookHasANumberOfItsOwn() {
        List<Hook<?>> hooks = new ArrayList<>();
        for (JavaClass type : Modules.CLASSES) {
            for (JavaField field : type.getFields()) {
                if (field.getRawType().isEquivalentTo(Hook.class)) {
                    assertThatNoException()
                            .isThrownBy(
                                    () -> hooks.add((Hook<?>) field.reflect().get(null)));
                }
            }
        }
        assertThat(hooks)
                .extracting(Hook::number)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, Hook.COUNT).boxed().toList());
        assertThat(hooks).extracting(Hook::type).doesNotHaveDuplicates();
    }

    @Test
    void namesSaySomething() {
        NameRules.noEmptyNames().check(Modules.CLASSES);
        NameRules.noGetters().check(Modules.CLASSES);
    }
}
