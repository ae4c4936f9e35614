package redoubt.lab;

import java.util.List;

/** The results of many games. */
public record Report(
        int games,
        int won,
        int lost,
        long decisions,
        double meanRounds,
        double seconds,
        List<End> ends,
        List<Failure> failures) {

    /** How many games were won, or lost, by a rule; the same rule may name a goal that is met or out of reach. */
    public record End(boolean won, String rule, int games) {}

    public double decisionsPerSecond() {
        return decisions / seconds;
    }

    public double gamesPerSecond() {
        return games / seconds;
    }

    /** The lower and upper end of the 95 % interval (Wilson) of the share of games won. */
    public double[] winInterval() {
        int n = won + lost;
        if (n == 0) {
            return new double[] {0, 1};
        }
        double z = 1.96;
        double share = (double) won / n;
        double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
        double half = z * Math.sqrt(share * (1 - share) / n + z * z / (4.0 * n * n)) / (1 + z * z / n);
        return new double[] {Math.max(0, middle - half), Math.min(1, middle + half)};
    }
}
