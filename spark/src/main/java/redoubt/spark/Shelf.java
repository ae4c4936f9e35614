package redoubt.spark;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import redoubt.app.desk.Games;
import redoubt.kernel.Game;

/** The games of one process, opened once for all the tasks that come to it. */
final class Shelf {
    private static final Map<List<String>, Games> OPENED = new ConcurrentHashMap<>();

    private Shelf() {}

    static Game<?> game(String id, List<String> contentFolders) {
        Games games = OPENED.computeIfAbsent(
                List.copyOf(contentFolders), folders -> Games.found().with(() -> folders));
        synchronized (games) {
            return games.named(id);
        }
    }
}
