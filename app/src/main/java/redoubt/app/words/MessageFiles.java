package redoubt.app.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import redoubt.kernel.json.Json;

/** The message files of the client, which travel with the program. */
public final class MessageFiles {
    private static final String FOLDER = "/redoubt/messages/";

    /** The key of the message that names the file a game shares with its relatives. */
    static final String FAMILY = "family";

    private MessageFiles() {}

    /** What the terminal says in every game. */
    public static Map<String, String> ofTerminal(Language language) {
        Map<String, String> messages = new LinkedHashMap<>(file(language, "interface"));
        messages.putAll(file(language, "terminal"));
        return messages;
    }

    /** What the terminal says in one game: the game may word things its own way, and so may its family; each may say more there. */
    public static Map<String, String> ofGame(Language language, String game) {
        Map<String, String> messages = ofTerminal(language);
        Map<String, String> own = file(language, game);
        if (own.containsKey(FAMILY)) {
            messages.putAll(file(language, own.get(FAMILY)));
            messages.putAll(file(language, "terminal-" + own.get(FAMILY)));
        }
        messages.putAll(own);
        messages.putAll(file(language, "terminal-" + game));
        return messages;
    }

    /** The messages of one file; none if there is no such file. */
    public static Map<String, String> file(Language language, String name) {
        String path = FOLDER + language.code() + "/" + name + ".json";
        try (InputStream in = MessageFiles.class.getResourceAsStream(path)) {
            return in == null ? Map.of() : read(path, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
    }

    private static Map<String, String> read(String path, String json) {
        if (!(Json.read(json) instanceof Map<?, ?> members)) {
            throw new IllegalStateException(path + " holds no messages");
        }
        Map<String, String> messages = new LinkedHashMap<>();
        members.forEach((key, message) -> messages.put((String) key, (String) message));
        return messages;
    }
}
