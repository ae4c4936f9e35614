package redoubt.server.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file generated from the code: a test compares the two, or writes the file when told to. */
public record GeneratedFile(Path path, String text) {
    /** The system property that makes a test write the file, when set to {@code write}. */
    public static final String PROPERTY = "protocol";

    /** Writes the file if the property says so, and returns what is in it now; nothing if it does not exist. */
    public String kept() {
        try {
            if ("write".equals(System.getProperty(PROPERTY))) {
                Files.createDirectories(path.getParent());
                Files.writeString(path, text);
            }
            return Files.exists(path) ? Files.readString(path) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
