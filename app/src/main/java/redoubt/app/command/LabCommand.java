package redoubt.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import redoubt.app.desk.Desk;

/** The commands that measure bots and missions. */
@Command(
        name = "lab",
        description = "Measure how well bots play and how hard missions are.",
        mixinStandardHelpOptions = true,
        footer = {"", "docs/bots.md explains how strength is measured."})
final class LabCommand implements Runnable {
    private final Desk desk;

    @Spec
    private CommandSpec spec;

    LabCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void run() {
        RedoubtCommand.usage(spec, desk.out());
    }
}
