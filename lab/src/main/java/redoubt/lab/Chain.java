package redoubt.lab;

import java.util.Optional;
import redoubt.kernel.SplitMix;
import redoubt.lab.Trial.Result;

/** A campaign played by a bot: what follows each mission is set up from its end. */
public final class Chain {
    /** Bots give a campaign up when they have lost the same mission this often in a row. */
    public static final int MOST_DEFEATS = 10;

    private static final long SEEDS = 1_000_000_000;

    private Chain() {}

    /** The seed of the mission that follows one with this seed, so that a whole campaign can be played again from its first. */
    public static long nextSeed(long seed) {
        return Math.floorMod(new SplitMix(seed).next(), SEEDS);
    }

    /** What follows a mission that ended like this; empty if the campaign is over. */
    static <T> Optional<Trial<T>> next(Trial<T> trial, Result<T> result) {
        return trial.engine()
                .game()
                .sequel(trial.setUp(), result.end())
                .map(setUp -> new Trial<>(trial.engine(), setUp, trial.bot(), nextSeed(trial.seed())));
    }
}
