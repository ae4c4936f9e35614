package redoubt.server.session;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Game;

/** The games that can be put on a table. */
public interface Shelf {
    List<Game<?>> all();

    Optional<Game<?>> named(String id);
}
