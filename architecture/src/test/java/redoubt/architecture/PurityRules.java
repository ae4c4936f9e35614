package redoubt.architecture;

import static com.tngtech.archunit.lang.conditions.ArchConditions.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What rules must not touch, so that a game is a value and comes out the same everywhere. */
final class PurityRules {
    private static final String[] OUTSIDE_WORLD = {
        "java.time..",
        "java.io..",
        "java.nio..",
        "java.net..",
        "java.sql..",
        "java.util.concurrent..",
        "java.util.logging..",
        "java.util.random..",
        "java.security..",
        "javax..",
        "org.slf4j.."
    };

    private static final Pattern OUTSIDE_TYPES = Pattern.compile(
            "java\\.lang\\.(Thread|ThreadLocal|Process|ProcessBuilder|Runtime|ScopedValue|System\\$Logger)"
                    + "|java\\.util\\.(Random|SplittableRandom|UUID|Timer|Date|Calendar)");

    private static final Set<String> OUTSIDE_CALLS = Set.of(
            "java.lang.System.nanoTime",
            "java.lang.System.currentTimeMillis",
            "java.lang.System.getProperty",
            "java.lang.System.getenv",
            "java.lang.System.identityHashCode",
            "java.lang.Math.random",
            "java.util.Collections.shuffle");

    private static final Set<String> HASH_ORDER = Set.of(
            "java.util.HashMap.<init>",
            "java.util.HashSet.<init>",
            "java.util.IdentityHashMap.<init>",
            "java.util.WeakHashMap.<init>",
            "java.util.Map.of",
            "java.util.Map.ofEntries",
            "java.util.Map.copyOf",
            "java.util.Set.of",
            "java.util.Set.copyOf",
            "java.util.stream.Collectors.toSet",
            "java.util.stream.Collectors.toUnmodifiableSet",
            "java.util.stream.Collectors.toUnmodifiableMap");

    private static final List<String> IMMUTABLE = List.of(
            "java.lang.String",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.ClassValue",
            "java.util.List",
            "java.util.SequencedMap",
            "java.util.SequencedSet",
            "java.util.Optional",
            "java.util.Comparator",
            "java.util.regex.Pattern");

    private PurityRules() {}

    /** No clock, file, network, thread, logger or foreign chance, except in the classes named. */
    static ArchRule noOutsideWorld(String[] packages, Set<String> except) {
        DescribedPredicate<JavaClass> outside = JavaClass.Predicates.resideInAnyPackage(OUTSIDE_WORLD)
                .or(DescribedPredicate.describe(
                        "of the outside world",
                        type -> OUTSIDE_TYPES.matcher(type.getName()).matches()));
        return noClasses()
                .that()
                .resideInAnyPackage(packages)
                .and(notNamed(except))
                .should()
                .dependOnClassesThat(outside)
                .orShould()
                .callCodeUnitWhere(target(OUTSIDE_CALLS))
                .as("rules touch no clock, file, network, thread, logger or chance but the game's own");
    }

    /** No collection whose order differs between two runs. */
    static ArchRule noHashOrder(String[] packages, Set<String> except) {
        return noClasses()
                .that()
                .resideInAnyPackage(packages)
                .and(notNamed(except))
                .should()
                .callCodeUnitWhere(target(HASH_ORDER))
                .as("rules iterate in a defined order");
    }

    /** Static fields are constants. */
    static ArchRule noMutableStatics(String[] packages) {
        return fields().that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(packages)
                .and()
                .areStatic()
                .and(DescribedPredicate.describe(
                        "written by people", field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC)))
                .should()
                .beFinal()
                .andShould(beOfImmutableType())
                .as("static fields of rules are constants");
    }

    /** Instances never change, except those of the classes named. */
    static ArchRule onlyFinalFields(String[] packages, Set<String> except) {
        return fields().that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(packages)
                .and()
                .areDeclaredInClassesThat(notNamed(except))
                .and()
                .areNotStatic()
                .should()
                .beFinal()
                .as("only " + except + " among the rules can change");
    }

    /** Whatever a state, a journal or a client holds is a record or an enum. */
    static ArchRule values(String... types) {
        return classes()
                .that(DescribedPredicate.describe(
                        "are a " + String.join(" or ", types),
                        type -> List.of(types).stream().anyMatch(type::isAssignableTo)))
                .and()
                .areNotInterfaces()
                .should(not(beNeitherRecordNorEnum()))
                .as("every " + String.join(", ", types) + " is a record or an enum");
    }

    private static ArchCondition<JavaClass> beNeitherRecordNorEnum() {
        return new ArchCondition<>("be neither a record nor an enum") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean isValue = type.isRecord()
                        || type.isEnum()
                        || type.getRawSuperclass().filter(JavaClass::isEnum).isPresent();
                events.add(new SimpleConditionEvent(
                        type, !isValue, type.getName() + (isValue ? " is" : " is not") + " a record or an enum"));
            }
        };
    }

    private static ArchCondition<JavaField> beOfImmutableType() {
        return new ArchCondition<>("be of an immutable type") {
            @Override
            public void check(JavaField field, ConditionEvents events) {
                events.add(new SimpleConditionEvent(
                        field,
                        isImmutable(field.getRawType()),
                        field.getFullName() + " is a " + field.getRawType().getName()));
            }
        };
    }

    private static boolean isImmutable(JavaClass type) {
        return type.isPrimitive()
                || type.isEnum()
                || type.isRecord()
                || IMMUTABLE.contains(type.getName())
                || type.getPackageName().equals("java.util.function")
                || type.getPackageName().startsWith("redoubt.")
                        && type.getAllFields().stream()
                                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                                .allMatch(field -> field.getModifiers().contains(JavaModifier.FINAL));
    }

    private static DescribedPredicate<JavaClass> notNamed(Set<String> names) {
        return DescribedPredicate.describe("not among " + names, type -> !names.contains(type.getName()));
    }

    private static DescribedPredicate<JavaAccess<?>> target(Set<String> names) {
        return DescribedPredicate.describe("calls one of " + names, access -> {
            AccessTarget target = access.getTarget();
            return names.contains(target.getOwner().getName() + "." + target.getName());
        });
    }
}
