package redoubt.content;

import java.util.List;

/** What bots have taught about a game, kept beside its content: the chances they learnt, and how often they won. */
public record Lessons(LearntChances chances, Certificates certificates) {
    /** The tables that hold lessons; they are no part of the game itself. */
    static final List<String> TABLES = List.of(LearntChances.TABLE, LearntChances.FORKS, Certificates.TABLE);

    /** Nothing learnt yet. */
    public static Lessons none() {
        return new Lessons(LearntChances.none(), Certificates.none());
    }

    /** The lessons in a game's content, for the features that its sense knows. */
    public static Lessons read(Library library, List<String> features, Problems problems) {
        return new Lessons(LearntChances.read(library, features, problems), Certificates.read(library, problems));
    }
}
