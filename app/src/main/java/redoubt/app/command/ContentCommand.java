package redoubt.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import redoubt.app.desk.Desk;

/** The commands about content. */
@Command(name = "content", description = "Check tiles, cards, missions and ledgers.", mixinStandardHelpOptions = true)
final class ContentCommand implements Runnable {
    private final Desk desk;

    @Spec
    private CommandSpec spec;

    ContentCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void run() {
        RedoubtCommand.usage(spec, desk.out());
    }
}
