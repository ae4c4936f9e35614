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
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which tests name which rules, found in compiled test classes; strays carry a rule but do not run as tests. */
public record CoverageScan(SortedMap<String, SortedSet<String>> testsByRule, SortedSet<String> strays) {
    private static final String RULE = "Lredoubt/testkit/Rule;";
    private static final String RULES = "Lredoubt/testkit/Rules;";
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
        strays = Collections.unmodifiableSortedSet(new TreeSet<>(strays));
    }

    /** Scans the class files below the directories; one that does not exist holds no tests. */
    public static CoverageScan of(List<Path> directories) {
        var found = new Findings(new TreeMap<>(), new TreeSet<>());
        for (Path directory : directories) {
            for (Path file : classFiles(directory)) {
                found.add(parse(file));
            }
        }
        return new CoverageScan(found.testsByRule, found.strays);
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

    private record Findings(SortedMap<String, SortedSet<String>> testsByRule, SortedSet<String> strays) {
        void add(ClassModel model) {
            boolean runs = !has(model, DISABLED);
            List<String> tests = new ArrayList<>();
            for (MethodModel method : model.methods()) {
                String name = name(model) + "." + method.methodName().stringValue();
                if (runs && has(method, TESTS) && !has(method, DISABLED)) {
                    tests.add(name);
                    cover(rules(method), name);
                } else if (!rules(method).isEmpty()) {
                    strays.add(name);
                }
            }
            tests.forEach(test -> cover(rules(model), test));
            if (tests.isEmpty() && !rules(model).isEmpty()) {
                strays.add(name(model));
            }
        }

        private void cover(List<String> rules, String test) {
            rules.forEach(rule ->
                    testsByRule.computeIfAbsent(rule, id -> new TreeSet<>()).add(test));
        }
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

    private static Stream<Annotation> annotations(AttributedElement element) {
        return Stream.concat(
                element.findAttribute(Attributes.runtimeVisibleAnnotations()).stream()
                        .flatMap(attribute -> attribute.annotations().stream()),
                element.findAttribute(Attributes.runtimeInvisibleAnnotations()).stream()
                        .flatMap(attribute -> attribute.annotations().stream()));
    }
}
