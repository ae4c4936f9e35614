package redoubt.server.session;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import redoubt.bots.Budget;
import redoubt.server.protocol.Fault;

/**
 * The threads on which the bots of all tables think, and on which they judge for people. There is one fewer than the machine has
 * processors, and nobody's table is locked meanwhile, so that whoever thinks long keeps only other thoughts waiting. The most urgent
 * comes first: a thought that is less urgent gives way between two of its tries.
 */
final class Thinkers implements AutoCloseable {
    /** As many may wait to be judged; each takes a fraction of a second, or a story some seconds. */
    static final int MOST_WAITING = 32;

    /** As many tries are always made of a question: a few of each answer. */
    private static final int FEWEST = 28;

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final ThreadPoolExecutor threads;
    private final Map<Rank, Queue<Runnable>> waiting = new EnumMap<>(Rank.class);
    /** The bots that think or wait. */
    private final AtomicInteger bots = new AtomicInteger();

    /** What is thought about, the most urgent first: a table that waits for its bot, a question, a whole game. */
    enum Rank {
        BOT,
        WEIGHING,
        STORY
    }

    /** What a bot is thinking of. */
    @FunctionalInterface
    interface Thought {
        /** The choice, waited for. */
        String choice();
    }

    Thinkers() {
        int count = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        for (Rank rank : Rank.values()) {
            waiting.put(rank, rank == Rank.BOT ? new LinkedBlockingQueue<>() : new LinkedBlockingQueue<>(MOST_WAITING));
        }
        threads = new ThreadPoolExecutor(
                count,
                count,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("bots-", 0).daemon().factory());
    }

    /** Whether a bot that begins to think now would have to wait until another has finished. */
    boolean areBusy() {
        return bots.get() >= threads.getMaximumPoolSize();
    }

    Thought begin(Supplier<String> thought) {
        bots.incrementAndGet();
        CompletableFuture<String> begun = begin(Rank.BOT, () -> {
            try {
                return thought.get();
            } finally {
                bots.decrementAndGet();
            }
        });
        return () -> done(begun);
    }

    /** Thinks when its turn comes; refuses if too much of this rank is waiting already. */
    <X> CompletableFuture<X> begin(Rank rank, Supplier<X> thought) {
        CompletableFuture<X> begun = new CompletableFuture<>();
        if (!waiting.get(rank).offer(() -> complete(begun, thought))) {
            throw new Refused(Fault.RATE, "too much is being judged; try again in a moment");
        }
        try {
            threads.execute(this::thinkOfTheNext);
        } catch (RejectedExecutionException closed) {
            begun.completeExceptionally(new Refused(Fault.CLOSING, "the table is closing"));
        }
        return begun;
    }

    private static <X> void complete(CompletableFuture<X> begun, Supplier<X> thought) {
        try {
            begun.complete(thought.get());
        } catch (RuntimeException | Error failed) {
            begun.completeExceptionally(failed);
        }
    }

    /** Somebody else may have given way to it meanwhile; then there is nothing to do. */
    private void thinkOfTheNext() {
        for (Rank rank : Rank.values()) {
            Runnable next = waiting.get(rank).poll();
            if (next != null) {
                next.run();
                return;
            }
        }
    }

    /** Thinks of whatever is more urgent first, on this very thread; returns how much CPU time that took. */
    private long giveWay(Rank own) {
        long spent = 0;
        for (Rank rank : Rank.values()) {
            while (rank.compareTo(own) < 0) {
                Runnable next = waiting.get(rank).poll();
                if (next == null) {
                    break;
                }
                long before = CLOCK.getCurrentThreadCpuTime();
                next.run();
                spent += CLOCK.getCurrentThreadCpuTime() - before;
            }
        }
        return spent;
    }

    /**
     * So much CPU time of its own for a thought of this rank, which gives way to what is more urgent; on a busy machine it ends after
     * the longest that somebody should wait, but for a few tries, without which there is nothing to say.
     */
    Budget time(Rank own, Duration time, Duration longest) {
        return () -> {
            long last = System.nanoTime() + longest.toNanos();
            long[] end = {CLOCK.getCurrentThreadCpuTime() + time.toNanos()};
            int[] tries = {0};
            return () -> {
                end[0] += giveWay(own);
                tries[0]++;
                return tries[0] < FEWEST || CLOCK.getCurrentThreadCpuTime() < end[0] && System.nanoTime() - last < 0;
            };
        };
    }

    /** So many tries for a thought of this rank, which gives way to what is more urgent. */
    Budget tries(Rank own, int count) {
        return Budget.tries(count).asLongAs(() -> {
            giveWay(own);
            return true;
        });
    }

    /** What was thought, waited for; the reason if it was refused or has failed. */
    static <X> X done(CompletableFuture<X> begun) {
        try {
            return begun.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException failed) {
                throw failed;
            }
            throw e;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
