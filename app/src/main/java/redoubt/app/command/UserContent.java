package redoubt.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Nearest;

/** A folder of the user's content, with a subfolder for each game it has content for. */
final class UserContent {
    private UserContent() {}

    /** Refuses a folder that does not exist or that has content belonging to no game. */
    static void check(Path folder, List<String> games) {
        if (!Files.isDirectory(folder)) {
            throw new CommandRefused("there is no folder " + folder);
        }
        for (Path entry : entries(folder)) {
            String name = entry.getFileName().toString();
            if (Files.isDirectory(entry) && !games.contains(name) && holdsContent(entry)) {
                throw new CommandRefused("the content folder " + entry + " is not named after a game"
                        + Nearest.hint(name, games) + " (games: " + String.join(", ", games) + ")");
            }
            if (isContent(entry)) {
                throw new CommandRefused("no folder says which game " + entry
                        + " is for; put it into a folder named after the game, such as "
                        + folder.resolve(games.getLast())
                        + " (games: " + String.join(", ", games) + ")");
            }
        }
    }

    /** Whether a folder has a subfolder for a game. */
    static boolean isSorted(Path folder, List<String> games) {
        return games.stream().anyMatch(game -> Files.isDirectory(folder.resolve(game)));
    }

    private static boolean isContent(Path file) {
        return file.toString().endsWith(".txt") && Files.isRegularFile(file);
    }

    private static boolean holdsContent(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.anyMatch(UserContent::isContent);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static List<Path> entries(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
