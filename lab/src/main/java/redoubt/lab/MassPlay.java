package redoubt.lab;

import java.util.List;
import java.util.function.IntConsumer;
import redoubt.bots.BotKind;
import redoubt.kernel.Game;
import redoubt.kernel.SetUp;

/** Plays a batch of games on the threads of this machine and counts the results. */
public record MassPlay<T>(Game<T> game, Batch batch, int threads) {

    public MassPlay(Game<T> game, SetUp setUp, BotKind bot, int games, long seed, int threads) {
        this(game, new Batch(setUp, bot, games, seed), threads);
    }

    public Report run(IntConsumer progress) {
        long start = System.nanoTime();
        List<Tally> tallies = new Crew(threads, batch.games(), progress)
                .counts(Tally::new, (tally, number) -> tally.add(batch.play(game, number)));
        return Tally.sum(tallies).report((System.nanoTime() - start) / 1e9);
    }
}
