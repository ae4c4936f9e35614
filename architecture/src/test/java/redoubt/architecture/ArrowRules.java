package redoubt.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** Who may use whom. */
final class ArrowRules {
    private ArrowRules() {}

    /** A module uses only the modules it names. */
    static ArchRule onlyAlongTheArrows(Module module, List<Module> all) {
        String[] forbidden = all.stream()
                .filter(other -> !other.equals(module) && !module.uses().contains(other.folder()))
                .map(Module::packages)
                .toArray(String[]::new);
        return noClasses()
                .that()
                .resideInAPackage(module.packages())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(forbidden)
                .allowEmptyShould(true)
                .as(module.folder() + " uses only " + module.uses());
    }

    /** A package of a game is named only by the game's root, which puts it together, and by itself. */
    static ArchRule onlyTheRootNames(String root, String walled) {
        String inside = root + "." + walled + "..";
        return noClasses()
                .that()
                .resideInAPackage(root + ".*..")
                .and()
                .resideOutsideOfPackage(inside)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(inside)
                .as("in " + root + " only the root names " + walled);
    }

    /** Packages below a root do not go round in circles. */
    static ArchRule noPackageCycles(String root) {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }
}
