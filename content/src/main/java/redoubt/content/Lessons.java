package redoubt.content;

import java.util.List;
import java.util.SequencedMap;

/** What bots have taught about a game, kept beside its content: chances and habits they learnt, and how often they won. */
public record Lessons(LearntChances chances, LearntHabits habits, Certificates certificates) {
    /** The tables that hold lessons; they are no part of the game itself. */
    static final List<String> TABLES =
            List.of(LearntChances.TABLE, LearntChances.FORKS, LearntHabits.TABLE, Certificates.TABLE);

    /** Nothing learnt yet. */
    public static Lessons none(SequencedMap<String, Double> habits) {
        return new Lessons(LearntChances.none(), LearntHabits.none(habits), Certificates.none());
    }

    /** The lessons in a game's content, for the features and the habits that its sense knows. */
    public static Lessons read(
            Library library, List<String> features, SequencedMap<String, Double> habits, Problems problems) {
        return new Lessons(
                LearntChances.read(library, features, problems),
                LearntHabits.read(library, habits, problems),
                Certificates.read(library, problems));
    }
}
