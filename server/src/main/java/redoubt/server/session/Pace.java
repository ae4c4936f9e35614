package redoubt.server.session;

import java.time.Duration;

/** How long bots take before they answer, so that people can follow. */
public record Pace(Duration pause) {
    /** Fast enough not to bore, slow enough to be followed. */
    public static final Pace FOR_PEOPLE = new Pace(Duration.ofMillis(500));

    public static final Pace AT_ONCE = new Pace(Duration.ZERO);

    void later(Runnable work) {
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
