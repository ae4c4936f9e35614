package redoubt.app.command;

import picocli.CommandLine.Command;
import redoubt.app.desk.CommandRefused;

/** Says how the tests are run; the launcher runs them before the program is even started. */
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
