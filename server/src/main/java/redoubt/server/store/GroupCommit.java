package redoubt.server.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import redoubt.server.store.Backlog.Waiting;

/**
 * The one thread that writes: it takes everything that is waiting, commits it in one transaction, and only then acknowledges it.
 */
final class GroupCommit implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(GroupCommit.class.getName());
    private static final Duration LONGEST_TRY = Duration.ofSeconds(2);

    private final Database database;
    private final Jdbi jdbi;
    private final Backlog backlog = new Backlog();
    private volatile boolean wasLastBatchKept = true;
    /** What an acknowledgement triggers must not hold up the next batch; one thread, so that a table hears in order. */
    private final ExecutorService teller = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("store-teller").daemon().factory());

    private final Thread writer;

    /** What became of a write: stored, or why not. */
    private record Outcome(Waiting waiting, Optional<StoreFailed> failure) {
        void tell() {
            failure.ifPresentOrElse(
                    waiting.told()::completeExceptionally, () -> waiting.told().complete(null));
        }
    }

    GroupCommit(Database database, Jdbi jdbi) {
        this.database = database;
        this.jdbi = jdbi;
        this.writer = Thread.ofPlatform().name("store-writer").daemon().start(this::writeUntilClosed);
    }

    CompletableFuture<Void> keep(Writing writing) {
        var waiting = new Waiting(writing, new CompletableFuture<>());
        try {
            writing.check();
            backlog.add(waiting);
        } catch (StoreFailed refused) {
            waiting.told().completeExceptionally(refused);
        }
        return waiting.told();
    }

    private void writeUntilClosed() {
        for (var batch = backlog.next(); !batch.isEmpty(); batch = backlog.next()) {
            tell(outcomes(batch));
        }
    }

    private List<Outcome> outcomes(List<Waiting> batch) {
        try {
            jdbi.useTransaction(handle -> writeTogether(handle, batch));
            wasLastBatchKept = true;
            return batch.stream().map(GroupCommit::kept).toList();
        } catch (ConnectionException unreachable) {
            return allLost(batch, unreachable);
        } catch (Throwable oneOfThem) {
            return outcomesOneByOne(batch);
        }
    }

    private static void writeTogether(Handle handle, List<Waiting> batch) {
        var entries = new ArrayList<EntryRow>();
        for (var waiting : batch) {
            if (waiting.writing() instanceof Writing.Entry(var entry)) {
                entries.add(entry);
            } else {
                Writing.Entry.writeAll(handle, entries);
                entries.clear();
                waiting.writing().write(handle);
            }
        }
        Writing.Entry.writeAll(handle, entries);
    }

    /** After a failure: each write on its own, so that a bad one fails alone, but still with one commit for all. */
    private List<Outcome> outcomesOneByOne(List<Waiting> batch) {
        try {
            var outcomes = jdbi.inTransaction(handle ->
                    batch.stream().map(waiting -> alone(handle, waiting)).toList());
            wasLastBatchKept = true;
            return outcomes;
        } catch (Throwable failure) {
            return allLost(batch, failure);
        }
    }

    private List<Outcome> allLost(List<Waiting> batch, Throwable failure) {
        wasLastBatchKept = false;
        var lost = batch.stream().map(waiting -> lost(waiting, failure)).toList();
        log(lost.getFirst(), lost.size());
        return lost;
    }

    /** One line for what failed together. */
    private static void log(Outcome first, int all) {
        first.failure()
                .ifPresent(failure -> LOG.log(
                        Level.WARNING, failure.getMessage(), Map.of("lost", all, "store", "cannot be written")));
    }

    private Outcome alone(Handle handle, Waiting waiting) {
        handle.savepoint("alone");
        try {
            waiting.writing().write(handle);
            handle.releaseSavepoint("alone");
            return kept(waiting);
        } catch (RuntimeException failure) {
            handle.rollbackToSavepoint("alone");
            var lost = lost(waiting, failure);
            log(lost, 1);
            return lost;
        }
    }

    private static Outcome kept(Waiting waiting) {
        return new Outcome(waiting, Optional.empty());
    }

    private Outcome lost(Waiting waiting, Throwable failure) {
        return new Outcome(
                waiting, Optional.of(database.failed(waiting.writing().name() + " cannot be kept", failure)));
    }

    /**
     * Only the acknowledgement of an entry triggers anything, so only entries go through the teller; other callers are told
     * directly, or they could wait on it forever.
     */
    private void tell(List<Outcome> outcomes) {
        var entries = new ArrayList<Outcome>();
        for (var outcome : outcomes) {
            if (outcome.waiting().writing() instanceof Writing.Entry) {
                entries.add(outcome);
            } else {
                outcome.tell();
            }
        }
        teller.execute(() -> entries.forEach(Outcome::tell));
    }

    /** Whether it can write: after a failure it tries, so that it is known to be well again before anybody needs it. */
    boolean isWell() {
        if (!wasLastBatchKept) {
            try {
                keep(new Writing.Pulse("")).get(LONGEST_TRY.toMillis(), TimeUnit.MILLISECONDS);
            } catch (ExecutionException | TimeoutException stillUnwell) {
                return false;
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        return writer.isAlive() && wasLastBatchKept;
    }

    /** Accepts nothing more; writes and acknowledges what is still waiting. */
    @Override
    public void close() {
        backlog.close();
        try {
            writer.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        teller.close();
    }
}
