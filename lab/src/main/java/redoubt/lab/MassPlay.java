package redoubt.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import redoubt.bots.BotKind;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.SetUp;
import redoubt.lab.Trial.Result;

/** Plays many whole games and counts the results; game number n uses the seed plus n, so each can be played again on its own. */
public record MassPlay<T>(
        Game<T> game, SetUp setUp, BotKind bot, int games, long seed, int threads, boolean isReplayed) {

    public MassPlay(Game<T> game, SetUp setUp, BotKind bot, int games, long seed, int threads) {
        this(game, setUp, bot, games, seed, threads, false);
    }

    /** The same with every game recorded and its journal replayed; one that ends differently is a failure. */
    public MassPlay<T> replayed() {
        return new MassPlay<>(game, setUp, bot, games, seed, threads, true);
    }

    public Report run(IntConsumer progress) {
        long start = System.nanoTime();
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        List<Tally> tallies = new ArrayList<>();
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<Tally>> work = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                work.add(workers.submit(() -> tally(next, done, progress)));
            }
            for (Future<Tally> tally : work) {
                tallies.add(tally.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return Tally.sum(tallies).report(games, (System.nanoTime() - start) / 1e9);
    }

    private Tally tally(AtomicInteger next, AtomicInteger done, IntConsumer progress) {
        Engine<T> engine = new Engine<>(game);
        Tally tally = new Tally();
        for (int number = next.getAndIncrement(); number < games; number = next.getAndIncrement()) {
            Trial<T> trial = new Trial<>(engine, setUp, bot, seed + number);
            try {
                tally.add(isReplayed ? replayed(trial) : trial.play());
            } catch (RuntimeException | StackOverflowError e) {
                tally.add(Failure.of(trial, e));
            }
            progress.accept(done.incrementAndGet());
        }
        return tally;
    }

    private static <T> Result replayed(Trial<T> trial) {
        ReplayCheck<T> check = new ReplayCheck<>(trial);
        Result result = trial.play(check);
        check.check();
        return result;
    }
}
