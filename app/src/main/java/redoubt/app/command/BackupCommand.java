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
import redoubt.server.store.StoreCopy;
import redoubt.server.store.StoreFailed;

/** Copies all games to a file while the server goes on. */
@Command(
        name = "backup",
        description = "Copy all games to a file, as they are at one moment; the server may go on meanwhile.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "The file is an SQLite store: redoubt --store jdbc:sqlite:FILE opens it, redoubt restore brings it back."
        })
final class BackupCommand implements Callable<Integer> {
    private final Desk desk;

    @Parameters(index = "0", paramLabel = "FILE", description = "The file to write, which must not exist yet.")
    private Path file;

    @Mixin
    private StoreOptions kept = new StoreOptions();

    BackupCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        if (Files.exists(file)) {
            throw new CommandRefused(file + " exists already; a backup never replaces a file");
        }
        copy(desk, kept.place(), StoreAddress.of("jdbc:sqlite:" + file.toAbsolutePath()));
        return ExitCode.DONE;
    }

    /** Copies a store and says so. */
    static void copy(Desk desk, StoreAddress from, StoreAddress to) {
        try {
            int tables = StoreCopy.of(from, to);
            desk.out().println(tables + (tables == 1 ? " table" : " tables") + " copied to " + to.name());
        } catch (StoreFailed failed) {
            throw new CommandRefused(failed.getMessage());
        }
    }
}
