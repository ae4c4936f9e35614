package redoubt.lab;

import java.util.List;
import redoubt.kernel.Share;

/** The results of many games. */
public record Report(
        int games,
        int won,
        int lost,
        long decisions,
        double meanRounds,
        double meanRoundsWon,
        double seconds,
        List<End> ends,
        List<Length> lengths,
        List<Seen> seen,
        List<Failure> failures) {

    /** How many games were won, or lost, by a rule; the same rule may name a goal that is met or out of reach. */
    public record End(boolean won, String rule, int games) {}

    /** How many games were won, and lost, in a round; rounds in which none ended are left out. */
    public record Length(int round, int won, int lost) {}

    /** In how many games a rule was cited, and how many of these were won; only counted if somebody listened. */
    public record Seen(String rule, int games, int won) {}

    public double decisionsPerSecond() {
        return decisions / seconds;
    }

    public double gamesPerSecond() {
        return games / seconds;
    }

    /** The share of the games that ended which were won. */
    public Share winShare() {
        return new Share(won, won + lost);
    }
}
