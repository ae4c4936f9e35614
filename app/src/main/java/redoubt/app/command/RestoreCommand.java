package redoubt.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.server.store.StoreAddress;

/** Brings the games of a backup into an empty store. */
@Command(
        name = "restore",
        description = "Bring all games of a backup into an empty store.",
        mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {
    private final Desk desk;

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that redoubt backup has written.")
    private Path file;

    @Mixin
    private StoreOptions kept = new StoreOptions();

    RestoreCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        if (!Files.isRegularFile(file)) {
            throw new CommandRefused("there is no file " + file);
        }
        BackupCommand.copy(desk, StoreAddress.of("jdbc:sqlite:" + file.toAbsolutePath()), kept.place());
        return ExitCode.DONE;
    }
}
