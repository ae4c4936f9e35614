package redoubt.kernel;

/** How many of a number of games were won, with the 95 % interval (Wilson) of the share that would be won in the long run. */
public record Share(int won, int games) {
    private static final double Z = 1.96;

    public double share() {
        return games == 0 ? 0 : (double) won / games;
    }

    public double low() {
        return Math.max(0, middle() - half());
    }

    public double high() {
        return Math.min(1, middle() + half());
    }

    private double middle() {
        return games == 0 ? 0.5 : (share() + Z * Z / (2 * games)) / (1 + Z * Z / games);
    }

    private double half() {
        if (games == 0) {
            return 0.5;
        }
        double spread = share() * (1 - share()) / games + Z * Z / (4.0 * games * games);
        return Z * Math.sqrt(spread) / (1 + Z * Z / games);
    }
}
