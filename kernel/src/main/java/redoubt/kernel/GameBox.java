package redoubt.kernel;

import java.util.List;

/** A game as a module offers it to the program, which finds it through {@link java.util.ServiceLoader}. */
public interface GameBox {
    /** The id of the game. */
    String id();

    /** Its place on the shelf, lowest first. */
    default int place() {
        return 100;
    }

    /** Whether it is only an example of how games are written, not offered to people who want to play. */
    default boolean isExample() {
        return false;
    }

    /**
     * The game with its own content, overridden item by item by the user's folders, later folders winning over earlier ones. Each
     * folder holds a subfolder per game, named after the game's id.
     */
    Game<?> open(List<String> contentFolders);
}
