package redoubt.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import redoubt.app.desk.Desk;

/** The commands about the rule ledgers. */
@Command(name = "rules", description = "Read the rules and see which are tested.", mixinStandardHelpOptions = true)
final class RulesCommand implements Runnable {
    private final Desk desk;

    @Spec
    private CommandSpec spec;

    RulesCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void run() {
        RedoubtCommand.usage(spec, desk.out());
    }
}
