package redoubt.mutants;

import java.nio.file.Path;
import org.pitest.mutationtest.environment.EnvironmentResetPlugin;
import org.pitest.mutationtest.environment.ResetEnvironment;

/**
 * Runs the tests once in a machine before Pitest breaks anything there. Many breaks share a machine, and tests keep what is costly to
 * make, such as a game with its missions laid out, in static fields; made while something is broken, it would pass for caught
 * whatever is broken next.
 */
public final class WarmUp implements EnvironmentResetPlugin {
    /** The property of a machine that names the file with the tests to run first. */
    static final String TESTS = "redoubt.mutants.tests";

    @Override
    public ResetEnvironment make() {
        String tests = System.getProperty(TESTS);
        if (tests != null) {
            TestRun.quietly(Path.of(tests));
        }
        return mutant -> {};
    }

    @Override
    public String description() {
        return "the tests once through, with nothing broken";
    }
}
