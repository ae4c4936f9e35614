package redoubt.app.messages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.kernel.json.Json;

/** The message files of the client. */
final class MessageFiles {
    static final List<String> LANGUAGES = List.of("en", "it", "fr");
    private static final Path FOLDER = Path.of("..", "web", "src", "messages");

    private MessageFiles() {}

    /** The messages of some files in a language. */
    static Map<String, String> of(String language, String... files) {
        Map<String, String> messages = new LinkedHashMap<>();
        for (String file : files) {
            Path path = FOLDER.resolve(language).resolve(file + ".json");
            if (!(Json.read(read(path)) instanceof Map<?, ?> tree)) {
                throw new IllegalStateException(path + " holds no messages");
            }
            tree.forEach((key, message) -> messages.put((String) key, (String) message));
        }
        return messages;
    }

    /** The key that names a value: its own, or the longest with a star that fits. */
    static Optional<String> key(Map<String, String> messages, String wanted) {
        if (messages.containsKey(wanted)) {
            return Optional.of(wanted);
        }
        Optional<String> found = Optional.empty();
        for (String key : messages.keySet()) {
            if (fits(key, wanted) && found.map(String::length).orElse(0) < key.length()) {
                found = Optional.of(key);
            }
        }
        return found;
    }

    private static boolean fits(String key, String wanted) {
        int star = key.indexOf('*');
        return star >= 0
                && wanted.length() >= key.length()
                && wanted.startsWith(key.substring(0, star))
                && wanted.endsWith(key.substring(star + 1));
    }

    static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path.toAbsolutePath(), e);
        }
    }
}
