package redoubt.content.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Which tests name which rules, found in compiled test classes; strays carry a rule but do not run as tests. Tests of rules that
 * several games share name them as the shared code does, such as {@code redoubt.horde.table.Cite.MOVE}.
 */
public record CoverageScan(
        SortedMap<String, SortedSet<String>> testsByRule,
        SortedMap<String, SortedSet<String>> testsByName,
        SortedSet<String> strays) {
    private static final String RULE = "Lredoubt/testkit/Rule;";
    private static final String RULES = "Lredoubt/testkit/Rules;";
    /** The tag of a family of games: its values are constants of the enum in which the family names its rules. */
    private static final String CITED = "/Cited;";

    private static final Set<String> TESTS = Set.of(
            "Lorg/junit/jupiter/api/Test;",
            "Lorg/junit/jupiter/api/RepeatedTest;",
            "Lorg/junit/jupiter/api/TestFactory;",
            "Lorg/junit/jupiter/params/ParameterizedTest;",
            "Lnet/jqwik/api/Property;",
            "Lnet/jqwik/api/Example;");
    private static final Set<String> DISABLED = Set.of("Lorg/junit/jupiter/api/Disabled;", "Lnet/jqwik/api/Disabled;");

    public CoverageScan {
        testsByRule = Collections.unmodifiableSortedMap(new TreeMap<>(testsByRule));
        testsByName = Collections.unmodifiableSortedMap(new TreeMap<>(testsByName));
        strays = Collections.unmodifiableSortedSet(new TreeSet<>(strays));
    }

    /** Scans the class files under these directories; a directory that does not exist holds no tests. */
    public static CoverageScan of(List<Path> directories) {
        var found = new Findings(new TreeMap<>(), new TreeMap<>(), new TreeSet<>());
        for (Path directory : directories) {
            for (Path file : classFiles(directory)) {
                found.add(parse(file));
            }
        }
        return new CoverageScan(found.testsByRule, found.testsByName, found.strays);
    }

    /** The same with rule names resolved to a game's ledger entries: a test of the name covers the entry. */
    public CoverageScan resolving(Map<String, String> entries) {
        var tests = new TreeMap<String, SortedSet<String>>();
        testsByRule.forEach((rule, names) -> tests.put(rule, new TreeSet<>(names)));
        entries.forEach((name, rule) -> {
            if (testsByName.containsKey(name)) {
                tests.computeIfAbsent(rule, _ -> new TreeSet<>()).addAll(testsByName.get(name));
            }
        });
        return new CoverageScan(tests, testsByName, strays);
    }

    private static List<Path> classFiles(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look for tests in " + directory, e);
        }
    }

    private static ClassModel parse(Path file) {
        try {
            return ClassFile.of().parse(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + " is no class file", e);
        }
    }

    private record Findings(
            SortedMap<String, SortedSet<String>> testsByRule,
            SortedMap<String, SortedSet<String>> testsByName,
            SortedSet<String> strays) {
        void add(ClassModel model) {
            boolean runs = !has(model, DISABLED);
            List<String> tests = new ArrayList<>();
            for (MethodModel method : model.methods()) {
                String name = name(model) + "." + method.methodName().stringValue();
                if (runs && has(method, TESTS) && !has(method, DISABLED)) {
                    tests.add(name);
                    cover(method, name);
                } else if (isTagged(method)) {
                    strays.add(name);
                }
            }
            tests.forEach(test -> cover(model, test));
            if (tests.isEmpty() && isTagged(model)) {
                strays.add(name(model));
            }
        }

        private void cover(AttributedElement element, String test) {
            rules(element).forEach(rule -> put(testsByRule, rule, test));
            names(element).forEach(name -> put(testsByName, name, test));
        }

        private static void put(SortedMap<String, SortedSet<String>> tests, String key, String test) {
            tests.computeIfAbsent(key, _ -> new TreeSet<>()).add(test);
        }
    }

    private static boolean isTagged(AttributedElement element) {
        return !rules(element).isEmpty() || !names(element).isEmpty();
    }

    private static String name(ClassModel model) {
        String name = model.thisClass().asInternalName();
        return name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
    }

    private static boolean has(AttributedElement element, Set<String> descriptors) {
        return annotations(element)
                .anyMatch(annotation ->
                        descriptors.contains(annotation.className().stringValue()));
    }

    private static List<String> rules(AttributedElement element) {
        return annotations(element).flatMap(CoverageScan::rules).toList();
    }

    private static Stream<String> rules(Annotation annotation) {
        return switch (annotation.className().stringValue()) {
            case RULE, RULES -> annotation.elements().stream().flatMap(element -> rules(element.value()));
            default -> Stream.of();
        };
    }

    private static Stream<String> rules(AnnotationValue value) {
        return switch (value) {
            case AnnotationValue.OfArray array -> array.values().stream().flatMap(CoverageScan::rules);
            case AnnotationValue.OfString text -> Stream.of(text.stringValue());
            case AnnotationValue.OfAnnotation nested -> rules(nested.annotation());
            case AnnotationValue.OfConstant _, AnnotationValue.OfClass _, AnnotationValue.OfEnum _ -> Stream.of();
        };
    }

    private static List<String> names(AttributedElement element) {
        return annotations(element)
                .filter(annotation -> annotation.className().stringValue().endsWith(CITED))
                .flatMap(annotation -> annotation.elements().stream())
                .flatMap(value -> names(value.value()))
                .toList();
    }

    private static Stream<String> names(AnnotationValue value) {
        return switch (value) {
            case AnnotationValue.OfArray array -> array.values().stream().flatMap(CoverageScan::names);
            case AnnotationValue.OfEnum constant ->
                Stream.of(className(constant.className().stringValue()) + "."
                        + constant.constantName().stringValue());
            case AnnotationValue.OfString _,
                    AnnotationValue.OfAnnotation _,
                    AnnotationValue.OfConstant _,
                    AnnotationValue.OfClass _ -> Stream.of();
        };
    }

    /** The class named by a descriptor such as {@code Lredoubt/horde/table/Cite;}. */
    private static String className(String descriptor) {
        return descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
    }

    private static Stream<Annotation> annotations(AttributedElement element) {
        return Stream.concat(
                element.findAttribute(Attributes.runtimeVisibleAnnotations()).stream()
                        .flatMap(attribute -> attribute.annotations().stream()),
                element.findAttribute(Attributes.runtimeInvisibleAnnotations()).stream()
                        .flatMap(attribute -> attribute.annotations().stream()));
    }
}
