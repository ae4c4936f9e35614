package redoubt.server.session;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalException;
import redoubt.kernel.journal.JournalText;
import redoubt.server.protocol.Fault;

/**
 * The journals people bring from elsewhere. They are read and checked a few at a time on threads of their own: only a few threads
 * answer everybody's choices, and one long computation would block one of them until it is done.
 */
final class Imports implements AutoCloseable {
    /** Five times the longest game anybody has played. */
    static final int MOST_CHOICES = 10_000;

    static final int MOST_ROUNDS = 1_000;
    private static final int AT_ONCE = 2;
    private static final int MOST_WAITING = 8;
    private static final int SECONDS_TO_END = 10;

    private final ThreadPoolExecutor threads = new ThreadPoolExecutor(
            AT_ONCE,
            AT_ONCE,
            SECONDS_TO_END,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("import-", 1).daemon().factory());

    /** Does this work when its turn comes and waits for it, or refuses if too much is waiting already. */
    <X> X inTurn(Supplier<X> work) {
        try {
            return CompletableFuture.supplyAsync(work, threads).join();
        } catch (RejectedExecutionException _) {
            throw new Refused(Fault.RATE, "too many journals are being loaded; try again in a moment");
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof RuntimeException refused) {
                throw refused;
            }
            throw failure;
        }
    }

    /** Reads a journal, unless it is longer than a game can be. */
    static Journal read(String text) {
        Journal journal;
        try {
            journal = JournalText.read("journal", text);
        } catch (JournalException e) {
            throw new Refused(Fault.WRONG, e.getMessage());
        }
        require("choices", journal.choices().size(), MOST_CHOICES);
        require("rounds", journal.marks().size(), MOST_ROUNDS);
        return journal;
    }

    private static void require(String what, int count, int most) {
        if (count > most) {
            throw new Refused(Fault.OVERSIZED, "a journal may have at most " + most + " " + what + ", not " + count);
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
