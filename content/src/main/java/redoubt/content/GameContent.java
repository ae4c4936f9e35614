package redoubt.content;

import java.util.List;

/** The content that a game brings with it, found through {@link java.util.ServiceLoader} when all content is checked. */
public interface GameContent {
    /** The id of the game. */
    String game();

    ContentFolder folder();

    /** The form its content takes. */
    default Grammar grammar() {
        return Grammar.PLAIN;
    }

    /** Reports whatever the game finds wrong beyond the checks that apply to all content. */
    default void check(Library library, Problems problems) {}

    /** Everything wrong with the content of these folders. */
    default Problems problems(List<ContentFolder> folders) {
        Problems problems = new Problems();
        check(Library.read(folders, grammar(), problems), problems);
        return problems;
    }
}
