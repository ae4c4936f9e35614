package redoubt.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.lang.ArchRule;
import redoubt.kernel.Mark;

/** Names that say nothing, and are not used. */
final class NameRules {
    private static final String EMPTY = ".*[.$](\\w*(Manager|Helper|Util|Utils|Impl)|Abstract\\w*|I[A-Z][a-z]\\w*)";

    private NameRules() {}

    static ArchRule noEmptyNames() {
        return classes().should().haveNameNotMatching(EMPTY).as("a class is named after what it is in the game");
    }

    /** Kinds of marks have their names from one list, so that a client can know them all. */
    static ArchRule onlyMarksOf(String list, String... packages) {
        return noClasses()
                .that()
                .resideInAnyPackage(packages)
                .and()
                .doNotHaveFullyQualifiedName(list)
                .should()
                .callConstructor(Mark.class, String.class, String.class)
                .as("a mark is made by its kind");
    }

    static ArchRule noGetters() {
        return methods()
                .that(DescribedPredicate.describe("are named by us", NameRules::isNamedByUs))
                .should()
                .haveNameNotMatching("get[A-Z].*")
                .as("a method is named after what it gives, without \"get\"");
    }

    /** What overrides a method of a library has its name from there. */
    private static boolean isNamedByUs(JavaMethod method) {
        return method.getOwner().getAllRawSuperclasses().stream().noneMatch(type -> isForeign(type, method))
                && method.getOwner().getAllRawInterfaces().stream().noneMatch(type -> isForeign(type, method));
    }

    private static boolean isForeign(JavaClass type, JavaMethod method) {
        return !type.getPackageName().startsWith("redoubt.")
                && type.getMethods().stream().anyMatch(other -> other.getName().equals(method.getName()));
    }
}
