package redoubt.app.command;

import java.time.Duration;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.server.session.Keeping;

/** How long tables are kept at which nobody plays. */
final class KeepingOptions {
    private static final int MOST_DAYS = 100_000;

    @Option(
            names = "--keep-unplayed",
            paramLabel = "DAYS",
            defaultValue = "30",
            description = "After so many days, remove a table without a single choice (${DEFAULT-VALUE}; 0 never).")
    private int unplayed;

    @Option(
            names = "--keep-finished",
            paramLabel = "DAYS",
            defaultValue = "30",
            description = {
                "After so many days without a choice, archive a game that has ended (${DEFAULT-VALUE}; 0 never):",
                "its journal takes the place of its log, and its links show it as before."
            })
    private int finished;

    @Option(
            names = "--keep-unfinished",
            paramLabel = "DAYS",
            defaultValue = "180",
            description = {
                "After so many days without a choice, archive a game that has not ended (${DEFAULT-VALUE}; 0 never).",
                "Its people can play on at a new table."
            })
    private int unfinished;

    @Option(
            names = "--keep-archived",
            paramLabel = "DAYS",
            defaultValue = "0",
            description = "After so many days in the archive, remove a game for good (${DEFAULT-VALUE}; 0 never).")
    private int archived;

    Keeping keeping() {
        return new Keeping(
                days("unplayed", unplayed),
                days("finished", finished),
                days("unfinished", unfinished),
                days("archived", archived));
    }

    private static Duration days(String name, int days) {
        if (days < 0 || days > MOST_DAYS) {
            throw new CommandRefused("--keep-" + name + " must be 0 to " + MOST_DAYS + " days, not " + days);
        }
        return Duration.ofDays(days);
    }
}
