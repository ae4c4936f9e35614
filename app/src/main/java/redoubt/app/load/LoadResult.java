package redoubt.app.load;

/**
 * How a period of load went: choices a second asked for and reached, how long it took from the choice (and from the moment it was
 * due) until the last client was told, what was refused or broke off, how many tables were behind at the end, how many cores
 * the server used, and how many bytes came with each message about a choice.
 */
record LoadResult(
        double wanted,
        double reached,
        Waits fromSent,
        Waits fromDue,
        int errors,
        int behind,
        double serverCores,
        double bytesPerDelivery) {
    /** People notice anything longer than this. */
    static final double TARGET_MILLISECONDS = 50;

    private static final double NEARLY_ALL = 0.97;
    private static final double MOST = 0.99;

    double millisecondsPerChoice() {
        return 1000 * serverCores / reached;
    }

    /** Whether it could go on like this forever without anybody complaining. */
    boolean isSustained() {
        return errors == 0 && reached >= NEARLY_ALL * wanted && fromSent.milliseconds(MOST) < TARGET_MILLISECONDS;
    }
}
