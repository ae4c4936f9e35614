package redoubt.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;

/** Every rule id that the program names stands in a ledger. */
class CitedIdsTest {
    private final Ledgers ledgers = Ledgers.english(RuleFiles.in(Path.of("..", "rules")));

    @Test
    void everyIdNamedInTheProgramStandsInALedger() throws IOException {
        List<String> unknown = new ArrayList<>();
        for (Module module : Modules.ALL) {
            unknown.addAll(unknown(Modules.classes(module)));
        }
        assertThat(unknown).isEmpty();
    }

    @Test
    void anIdThatNoLedgerHoldsIsFound() throws IOException {
        assertThat(unknown(Path.of("target", "test-classes")))
                .anySatisfy(found -> assertThat(found).contains("Citing names TY-ACT-99"))
                .noneSatisfy(found -> assertThat(found).contains("TY-ACT-01"));
    }

    private List<String> unknown(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        Pattern id = ids();
        List<String> unknown = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                for (PoolEntry entry : ClassFile.of().parse(file).constantPool()) {
                    if (entry instanceof StringEntry text
                            && id.matcher(text.stringValue()).matches()
                            && ledgers.find(text.stringValue()).isEmpty()) {
                        String name = file.getFileName().toString();
                        unknown.add(name.replace(".class", "") + " names " + text.stringValue());
                    }
                }
            }
        }
        return unknown;
    }

    /** An id begins as those of the ledgers do and has three parts at least; missions have two. */
    private Pattern ids() {
        String prefixes = ledgers.ledgers().stream()
                .flatMap(ledger -> ledger.byId().keySet().stream())
                .map(id -> id.substring(0, id.indexOf('-')))
                .distinct()
                .collect(Collectors.joining("|"));
        return Pattern.compile("(" + prefixes + ")(-[A-Z0-9]+){2,}");
    }
}
