package redoubt.kernel;

import java.util.Optional;

/** What a player reads about a mission before choosing it; a certificate says how often a bot wins it. */
public record MissionCard(
        String id, String title, String difficulty, String length, Optional<Certificate> certificate) {
    /** A mission that nobody has measured. */
    public MissionCard(String id, String title, String difficulty, String length) {
        this(id, title, difficulty, length, Optional.empty());
    }

    public MissionCard with(Optional<Certificate> measured) {
        return new MissionCard(id, title, difficulty, length, measured);
    }
}
