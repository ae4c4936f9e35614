package redoubt.app.command;

import picocli.CommandLine.Command;
import redoubt.app.desk.CommandRefused;

/** Explains how to run the tests; the launcher runs them before the program even starts. */
@Command(
        name = "test",
        description = "Run every test; works only from a checkout, as ./redoubt test.",
        mixinStandardHelpOptions = true)
final class TestCommand implements Runnable {
    @Override
    public void run() {
        throw new CommandRefused("tests are run from a checkout: ./redoubt test");
    }
}
