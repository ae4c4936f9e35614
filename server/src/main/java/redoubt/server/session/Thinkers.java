package redoubt.server.session;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import redoubt.server.protocol.Fault;

/**
 * The threads on which the bots of all tables think. There is one fewer than the machine has processors, and nobody's table is
 * locked meanwhile, so that a bot that thinks long keeps only other bots waiting.
 */
final class Thinkers implements AutoCloseable {
    private final ThreadPoolExecutor threads;

    /** What a bot is thinking of. */
    @FunctionalInterface
    interface Thought {
        /** The choice, waited for. */
        String choice();
    }

    Thinkers() {
        int count = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        threads = new ThreadPoolExecutor(
                count,
                count,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("bots-", 0).daemon().factory());
    }

    /** Whether somebody who begins to think now would have to wait until another has finished. */
    boolean areBusy() {
        return threads.getActiveCount() >= threads.getMaximumPoolSize();
    }

    Thought begin(Supplier<String> thought) {
        try {
            CompletableFuture<String> begun = CompletableFuture.supplyAsync(thought, threads);
            return () -> done(begun);
        } catch (RejectedExecutionException closed) {
            return () -> {
                throw new Refused(Fault.CLOSING, "the table is closing");
            };
        }
    }

    private static String done(CompletableFuture<String> begun) {
        try {
            return begun.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
