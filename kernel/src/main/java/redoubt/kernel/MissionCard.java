package redoubt.kernel;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.SetUp.Setting;

/**
 * What a player reads about a mission before choosing it; a certificate says how often a bot wins it.
 *
 * @param suggested settings that suit people who play this mission for the first time; without them it is as the book has it
 */
public record MissionCard(
        String id,
        String title,
        String difficulty,
        String length,
        List<Setting> suggested,
        Optional<Certificate> certificate) {
    public MissionCard {
        suggested = List.copyOf(suggested);
    }

    /** A mission that nobody has measured. */
    public MissionCard(String id, String title, String difficulty, String length) {
        this(id, title, difficulty, length, List.of(), Optional.empty());
    }

    public MissionCard with(Optional<Certificate> measured) {
        return new MissionCard(id, title, difficulty, length, suggested, measured);
    }

    public MissionCard suggesting(List<Setting> settings) {
        return new MissionCard(id, title, difficulty, length, settings, certificate);
    }
}
