package redoubt.app.command;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import redoubt.app.desk.CommandRefused;

/** Explains a command that needs a checkout; there the launcher carries it out before the program even starts. */
@Command(mixinStandardHelpOptions = true)
final class LauncherCommand implements Runnable {
    private final String name;

    private LauncherCommand(String name) {
        this.name = name;
    }

    /** A command with what it does, in the imperative. */
    static CommandLine of(String name, String purpose) {
        CommandLine line = new CommandLine(new LauncherCommand(name));
        line.getCommandSpec()
                .name(name)
                .usageMessage()
                .description(purpose + "; works only from a checkout, as ./redoubt " + name + ".");
        return line;
    }

    @Override
    public void run() {
        throw new CommandRefused("this needs a checkout: ./redoubt " + name);
    }
}
