package redoubt.server.session;

import java.time.Duration;

/**
 * How long tables are kept at which nobody plays. One without a single choice is removed. One whose game has ended, or has stopped
 * in the middle, is archived: its journal is all that is kept of its log. An archived one is removed in the end. A time of zero
 * means for ever.
 */
public record Keeping(Duration unplayed, Duration finished, Duration unfinished, Duration archived) {
    /** Long enough that nobody misses anything: a game that stops may go on after a summer. */
    public static final Keeping USUAL =
            new Keeping(Duration.ofDays(30), Duration.ofDays(30), Duration.ofDays(180), Duration.ZERO);

    public static final Keeping FOR_EVER = new Keeping(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO);
}
