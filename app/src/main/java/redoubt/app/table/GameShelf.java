package redoubt.app.table;

import java.util.List;
import java.util.Optional;
import redoubt.app.desk.Games;
import redoubt.kernel.Game;
import redoubt.server.session.Shelf;

/** The games of the program, for many readers at once. */
public record GameShelf(Games games) implements Shelf {
    @Override
    public List<Game<?>> all() {
        synchronized (games) {
            return games.offered();
        }
    }

    @Override
    public Optional<Game<?>> named(String id) {
        synchronized (games) {
            return games.ids().contains(id) ? Optional.of(games.named(id)) : Optional.empty();
        }
    }
}
