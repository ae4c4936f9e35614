package redoubt.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the tool refuses, and its help; a whole run takes minutes and is no test. */
class MutantsCommandTest {
    private static final Checkout CHECKOUT =
            new Checkout(Path.of("..").toAbsolutePath().normalize());

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... arguments) {
        return MutantsCommand.run(CHECKOUT, print(out), print(err), arguments);
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private void refused(String message, String... arguments) {
        err.reset();
        assertThat(run(arguments)).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .hasLineCount(1)
                .startsWith("redoubt: ")
                .contains(message);
    }

    @Test
    void mistakesAreNamed() {
        refused(
                "there is no rules module hord (horde, white-death, living-dead, second-edition, dark-darkest)",
                "--module",
                "hord");
        refused("there is no package redoubt.nowhere in horde", "--module", "horde", "--package", "redoubt.nowhere");
        refused("--minutes must be more than 0", "--minutes", "0");
        refused("soon", "--minutes", "soon");
        refused("--code and --content", "--code", "--content");
        refused("--moduel", "--moduel", "horde");
    }

    @Test
    void helpExplainsEveryOption() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .startsWith("Usage: redoubt mutants")
                .contains("--module", "--package", "--minutes", "--seed", "--again", "--quick");
    }

    @Test
    void everyRulesModuleIsThereWithItsTests() {
        for (RulesModule module : RulesModule.ALL) {
            assertThat(CHECKOUT.module(module.folder())
                            .resolve("src/main/java")
                            .resolve(module.root().replace('.', '/')))
                    .isDirectory();
            module.content()
                    .ifPresent(content ->
                            assertThat(CHECKOUT.content(module, content)).isDirectory());
            assertThat(RulesModule.names()).containsAll(module.testedBy());
        }
    }
}
