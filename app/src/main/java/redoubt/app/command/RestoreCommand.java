package redoubt.app.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.Desk;
import redoubt.app.table.BackupFile;

/** Brings the games of a backup into an empty store. */
@Command(
        name = "restore",
        description = "Bring all games of a backup into an empty store.",
        mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {
    private final Desk desk;

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "A file that redoubt backup has written, now or in an older version.")
    private Path file;

    @Mixin
    private StoreOptions kept = new StoreOptions();

    RestoreCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        try (BackupFile backup = new BackupFile(file)) {
            BackupCommand.copy(desk, backup.address(), kept.place());
        }
        return ExitCode.DONE;
    }
}
