package redoubt.kernel.journal;

/** A journal does not replay to what it says: a hash differs or a choice is no longer offered. */
public final class ReplayDiffers extends RuntimeException {
    private final int round;
    private final int choice;

    public ReplayDiffers(int round, int choice, String reason) {
        super("round " + round + ", choice " + choice + ": " + reason);
        this.round = round;
        this.choice = choice;
    }

    /** The round in which the games part. */
    public int round() {
        return round;
    }

    /** How many choices have been made until the difference shows. */
    public int choice() {
        return choice;
    }
}
