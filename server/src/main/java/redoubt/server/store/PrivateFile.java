package redoubt.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Files that only their owner may read: a store holds the codes of its tables. */
final class PrivateFile {
    private PrivateFile() {}

    /** Creates an empty file, unless it is there; what its owner has allowed others since stays as it is. */
    static void create(Path file) throws IOException {
        var isPosix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        try {
            if (isPosix) {
                Files.createFile(
                        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
        } catch (FileAlreadyExistsException _) {
            // It keeps its rights.
        }
    }
}
