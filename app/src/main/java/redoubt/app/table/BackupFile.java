package redoubt.app.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.ScratchFolder;
import redoubt.server.store.Store;
import redoubt.server.store.StoreAddress;
import redoubt.server.store.StoreFailed;
import redoubt.server.store.Stores;

/**
 * A backup, opened as a copy of it: one that an older program has written is brought up to date there, and the file itself stays
 * as it is, so that the older program can still read it.
 */
public final class BackupFile implements AutoCloseable {
    private final ScratchFolder scratch = ScratchFolder.create();
    private final StoreAddress address;

    public BackupFile(Path file) {
        Path copy = scratch.path().resolve("backup.db");
        this.address = StoreAddress.of("jdbc:sqlite:" + copy);
        try {
            if (!Files.isRegularFile(file)) {
                throw new CommandRefused("there is no file " + file);
            }
            Files.copy(file, copy);
            Stores.open(address).close();
        } catch (IOException e) {
            scratch.close();
            throw new CommandRefused("cannot read " + file + ": " + e.getMessage(), e);
        } catch (StoreFailed failed) {
            scratch.close();
            throw new CommandRefused(
                    file + " is not a backup that this program can read: " + failed.getMessage(), failed);
        } catch (CommandRefused refused) {
            scratch.close();
            throw refused;
        }
    }

    public StoreAddress address() {
        return address;
    }

    public Store open() {
        return Stores.open(address);
    }

    @Override
    public void close() {
        scratch.close();
    }
}
