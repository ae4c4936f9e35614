package redoubt.content;

import java.util.List;

/** The content a game brings with it; found through {@link java.util.ServiceLoader} by whoever checks all content. */
public interface GameContent {
    /** The id of the game. */
    String game();

    ContentFolder folder();

    /** The keywords that begin blocks of the game's own. */
    default List<String> keywords() {
        return List.of();
    }

    /** What the game checks beyond what holds for all content. */
    default List<Checker> checkers() {
        return List.of();
    }
}
