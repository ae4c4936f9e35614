package redoubt.app.load;

import java.time.Duration;
import java.util.List;
import redoubt.kernel.SetUp;

/** Plays for a while at a table server that runs already, no faster than it lets people. */
public final class Visit {
    private static final int TABLES = 3;
    private static final int SPECTATORS = 1;
    private static final double CHOICES_PER_SECOND = 60;

    private Visit() {}

    /** Plays these set-ups one after the other, for so many seconds together; returns how many choices were made. */
    public static int play(int port, List<SetUp> setUps, double seconds) {
        int choices = 0;
        for (SetUp setUp : setUps) {
            try (Load load = new Load(new Opener(List.of(port), setUp, SPECTATORS, true))) {
                load.open(TABLES);
                choices += load.play(CHOICES_PER_SECOND, seconds / setUps.size(), () -> Duration.ZERO)
                        .fromSent()
                        .count();
            }
        }
        return choices;
    }
}
