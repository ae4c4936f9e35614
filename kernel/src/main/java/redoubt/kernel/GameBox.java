package redoubt.kernel;

import java.util.List;

/** A game as a module offers it to the program, which finds it through {@link java.util.ServiceLoader}. */
public interface GameBox {
    /** The id of the game. */
    String id();

    /** Where it stands on the shelf, the lowest first. */
    default int place() {
        return 100;
    }

    /** Whether it only shows how games are written, and is not offered to people who want to play. */
    default boolean isExample() {
        return false;
    }

    /**
     * The game with its own content, overridden item by item by that of the user's folders, later ones before earlier ones. Each
     * holds a folder for each game, named after its id.
     */
    Game<?> open(List<String> contentFolders);
}
