package redoubt.server.session;

import java.time.Duration;

/** How long bots take before they answer, so that people can follow, and how long they wait after the store has failed. */
public record Pace(Duration pause, Duration longPause) {
    /** Fast enough not to bore, slow enough to be followed. */
    public static final Pace FOR_PEOPLE = new Pace(Duration.ofMillis(350), Duration.ofSeconds(2));

    public static final Pace AT_ONCE = new Pace(Duration.ZERO, Duration.ofMillis(50));

    void later(Runnable work) {
        after(pause, work);
    }

    void muchLater(Runnable work) {
        after(longPause, work);
    }

    private static void after(Duration pause, Runnable work) {
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(pause);
                work.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
