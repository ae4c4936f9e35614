package redoubt.content;

import java.util.List;

/** The content a game brings with it; found through {@link java.util.ServiceLoader} by whoever checks all content. */
public interface GameContent {
    /** The id of the game. */
    String game();

    ContentFolder folder();

    /** The form that the content has. */
    default Grammar grammar() {
        return Grammar.PLAIN;
    }

    /** Complains about whatever the game finds wrong beyond what must hold for all content. */
    default void check(Library library, Problems problems) {}

    /** Everything that is wrong with the content of these folders, in order of file and line. */
    default List<Problem> problems(List<ContentFolder> folders) {
        Problems problems = new Problems();
        check(Library.read(folders, grammar(), problems), problems);
        return problems.all();
    }
}
