package redoubt.server.session;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import redoubt.server.protocol.Fault;

/**
 * Where long computations are done, a few at a time on threads of their own: only a few threads answer everybody's choices, and one
 * long computation would block one of them until it is done.
 */
final class Workshop implements AutoCloseable {
    private static final int SECONDS_TO_END = 10;

    private final ThreadPoolExecutor threads;
    private final String busy;

    /** A workshop with so many threads, in which so many computations may wait; otherwise it says that it is busy. */
    Workshop(String name, int threads, int mostWaiting, String busy) {
        this.busy = busy;
        this.threads = new ThreadPoolExecutor(
                threads,
                threads,
                SECONDS_TO_END,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(mostWaiting),
                Thread.ofPlatform().name(name + "-", 1).daemon().factory());
    }

    /** Does this work when its turn comes and waits for it, or refuses if too much is waiting already. */
    <X> X inTurn(Supplier<X> work) {
        try {
            return CompletableFuture.supplyAsync(work, threads).join();
        } catch (RejectedExecutionException _) {
            throw new Refused(Fault.RATE, busy + "; try again in a moment");
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof RuntimeException refused) {
                throw refused;
            }
            throw failure;
        }
    }

    @Override
    public void close() {
        threads.shutdown();
        try {
            threads.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
