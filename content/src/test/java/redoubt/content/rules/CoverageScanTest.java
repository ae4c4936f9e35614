package redoubt.content.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageScanTest {
    private static final Path TAGS = Path.of("..", "test-kit", "src", "main", "java", "redoubt", "testkit");

    private static final Path FAMILY = Path.of("..", "horde", "src");

    private static final Pattern PUBLIC = Pattern.compile("public (@interface|enum)");

    @TempDir
    Path folder;

    @Test
    void aTestCoversTheRulesItNames() throws IOException {
        CoverageScan scan = scan("""
                package game;
                import org.junit.jupiter.api.Test;
                import redoubt.testkit.Rule;
                class AttackTest {
                    @Test @Rule("WD-ATK-01") void one() {}
                    @Test @Rule({"WD-ATK-01", "WD-ATK-02"}) void two() {}
                    @Test @Rule("WD-ATK-03") @Rule({"WD-ATK-04", "WD-ATK-05"}) void repeated() {}
                    @Test void untagged() {}
                }
                """);
        assertThat(scan.testsByRule())
                .containsOnlyKeys("WD-ATK-01", "WD-ATK-02", "WD-ATK-03", "WD-ATK-04", "WD-ATK-05");
        assertThat(scan.testsByRule().get("WD-ATK-01")).containsExactly("AttackTest.one", "AttackTest.two");
        assertThat(scan.testsByRule().get("WD-ATK-05")).containsExactly("AttackTest.repeated");
        assertThat(scan.strays()).isEmpty();
    }

    @Test
    void everyKindOfTestCounts() throws IOException {
        CoverageScan scan = scan("""
                package game;
                import redoubt.testkit.Rule;
                class KindsTest {
                    @org.junit.jupiter.api.Test @Rule("A-1") void test() {}
                    @org.junit.jupiter.api.RepeatedTest @Rule("A-1") void repeated() {}
                    @org.junit.jupiter.api.TestFactory @Rule("A-1") void factory() {}
                    @org.junit.jupiter.params.ParameterizedTest @Rule("A-1") void parameterized() {}
                    @net.jqwik.api.Property @Rule("A-1") void property() {}
                    @net.jqwik.api.Example @Rule("A-1") void example() {}
                }
                """);
        assertThat(scan.testsByRule().get("A-1")).hasSize(6);
    }

    @Test
    void aRuleOnAClassHoldsForItsTests() throws IOException {
        CoverageScan scan = scan("""
                package game;
                import org.junit.jupiter.api.Test;
                import redoubt.testkit.Rule;
                @Rule("A-1") @Rule("A-2")
                class OuterTest {
                    @Test void first() {}
                    @Test @Rule("A-3") void second() {}
                    void helper() {}
                    @Rule("A-4") class Inner {
                        @Test void third() {}
                    }
                }
                """);
        assertThat(scan.testsByRule().get("A-1")).containsExactly("OuterTest.first", "OuterTest.second");
        assertThat(scan.testsByRule().get("A-2")).hasSize(2);
        assertThat(scan.testsByRule().get("A-3")).containsExactly("OuterTest.second");
        assertThat(scan.testsByRule().get("A-4")).containsExactly("OuterTest.Inner.third");
    }

    @Test
    void whatDoesNotRunAsATestCoversNothing() throws IOException {
        CoverageScan scan = scan("""
                package game;
                import org.junit.jupiter.api.Disabled;
                import org.junit.jupiter.api.Test;
                import redoubt.testkit.Rule;
                class StrayTest {
                    @Rule("A-1") void helper() {}
                    @Test @Disabled @Rule("A-2") void off() {}
                    @Rule("A-3") static class NoTests {}
                    @Disabled @Rule("A-4") static class Off { @Test @Rule("A-5") void test() {} }
                }
                """);
        assertThat(scan.testsByRule()).isEmpty();
        assertThat(scan.strays())
                .containsExactly(
                        "StrayTest.NoTests",
                        "StrayTest.Off",
                        "StrayTest.Off.test",
                        "StrayTest.helper",
                        "StrayTest.off");
    }

    @Test
    void aTestOfRulesThatGamesShareCoversTheEntriesOfEachGame() throws IOException {
        CoverageScan scan = scan("""
                package game;
                import org.junit.jupiter.api.Test;
                import redoubt.horde.fixture.Cited;
                import redoubt.horde.table.Cite;
                import redoubt.testkit.Rule;
                @Cited(Cite.ROUND_ORDER)
                class FamilyTest {
                    @Test @Cited(Cite.MOVE) void walk() {}
                    @Test @Cited({Cite.MOVE, Cite.DUAL}) @Rule("A-1") void fight() {}
                    @Cited(Cite.SEARCH) void helper() {}
                }
                """);
        String cite = "redoubt.horde.table.Cite.";
        assertThat(scan.testsByName()).containsOnlyKeys(cite + "MOVE", cite + "DUAL", cite + "ROUND_ORDER");
        assertThat(scan.strays()).containsExactly("FamilyTest.helper");
        CoverageScan resolved = scan.resolving(Map.of(cite + "MOVE", "A-1", cite + "ROUND_ORDER", "A-2"))
                .resolving(Map.of(cite + "MOVE", "B-1", cite + "SEARCH", "B-2"));
        assertThat(resolved.testsByRule()).containsOnlyKeys("A-1", "A-2", "B-1");
        assertThat(resolved.testsByRule().get("A-1")).containsExactly("FamilyTest.fight", "FamilyTest.walk");
        assertThat(resolved.testsByRule().get("A-2")).hasSize(2);
        assertThat(resolved.testsByRule().get("B-1")).hasSize(2);
        assertThat(scan.testsByRule()).as("the scan itself stays").containsOnlyKeys("A-1");
    }

    @Test
    void aMissingDirectoryHoldsNoTests() {
        assertThat(CoverageScan.of(List.of(folder.resolve("none"))).testsByRule())
                .isEmpty();
    }

    @Test
    void aBrokenClassFileIsNamed() throws IOException {
        Files.writeString(folder.resolve("Broken.class"), "no class");
        assertThatThrownBy(() -> CoverageScan.of(List.of(folder)))
                .hasMessageEndingWith("Broken.class is no class file");
    }

    // The tags are the real ones, so that a change of their names or shape shows here; the test annotations are
    // stand-ins.
    private CoverageScan scan(String test) throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        sources.add(source("game/Test.java", test));
        for (String tag : List.of("Rule", "Rules")) {
            sources.add(source(tag + ".java", Files.readString(TAGS.resolve(tag + ".java"))));
        }
        for (String tag : List.of("test/java/redoubt/horde/fixture/Cited", "main/java/redoubt/horde/table/Cite")) {
            sources.add(source(tag + ".java", Files.readString(FAMILY.resolve(tag + ".java"))));
        }
        for (String name : List.of("Test", "RepeatedTest", "TestFactory", "Disabled")) {
            sources.add(source(name + ".java", "package org.junit.jupiter.api; public @interface " + name + " {}"));
        }
        sources.add(source("P.java", "package org.junit.jupiter.params; public @interface ParameterizedTest {}"));
        sources.add(source("J.java", "package net.jqwik.api; public @interface Property {}"));
        sources.add(source("E.java", "package net.jqwik.api; public @interface Example {}"));
        Path none = Files.createDirectory(folder.resolve("no-class-path"));
        Path classes = Files.createDirectory(folder.resolve("classes"));
        var compiler = ToolProvider.getSystemJavaCompiler();
        var options = List.of("-d", classes.toString(), "-cp", none.toString(), "-proc:none");
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            assertThat(compiler.getTask(null, files, null, options, null, sources)
                            .call())
                    .isTrue();
        }
        return CoverageScan.of(List.of(classes));
    }

    private static JavaFileObject source(String name, String text) {
        // javac wants a public type in a file of its name.
        String type = Optional.of(text)
                .filter(code -> PUBLIC.matcher(code).find())
                .map(code -> code.replaceAll("(?s).*public (@interface|enum) (\\w+).*", "$2.java"))
                .orElse(name);
        return new SimpleJavaFileObject(URI.create("string:///" + type), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }
}
