package redoubt.server.store;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The one thread that writes: it takes all that waits, commits it in one transaction, and only then acknowledges it. */
final class GroupCommit implements AutoCloseable {
    private static final int LARGEST_BATCH = 1_024;
    private static final int LONGEST_QUEUE = 100_000;

    private final Database database;
    private final Claim claim;
    private final Jdbi jdbi;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Queue<Waiting> queue = new ArrayDeque<>();
    private boolean isClosed;
    private volatile boolean wasLastBatchKept = true;
    /** What is done on an acknowledgement must not hold up the next batch; one thread, so that a table hears in order. */
    private final ExecutorService teller = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("store-teller").daemon().factory());

    private final Thread writer;

    /** Something to be kept, and whom to tell. */
    private record Waiting(Writing writing, CompletableFuture<Void> told) {}

    /** What became of it: kept, or why not. */
    private record Outcome(Waiting waiting, Optional<StoreFailed> failure) {
        void tell() {
            failure.ifPresentOrElse(
                    waiting.told()::completeExceptionally, () -> waiting.told().complete(null));
        }
    }

    GroupCommit(Database database, Claim claim, Jdbi jdbi) {
        this.database = database;
        this.claim = claim;
        this.jdbi = jdbi;
        this.writer = Thread.ofPlatform().name("store-writer").daemon().start(this::writeUntilClosed);
    }

    CompletableFuture<Void> keep(Writing writing) {
        var waiting = new Waiting(writing, new CompletableFuture<>());
        try {
            writing.check();
            enqueue(waiting);
        } catch (StoreFailed refused) {
            waiting.told().completeExceptionally(refused);
        }
        return waiting.told();
    }

    private void enqueue(Waiting waiting) {
        lock.lock();
        try {
            if (isClosed) {
                throw new StoreFailed(waiting.writing().name() + " cannot be kept: the store is closed.");
            }
            if (!claim.isHeld()) {
                throw new StoreFailed(waiting.writing().name() + " cannot be kept: " + database.name() + Claim.IN_USE);
            }
            if (queue.size() >= LONGEST_QUEUE) {
                throw new StoreFailed(waiting.writing().name() + " cannot be kept: too much waits to be written.");
            }
            queue.add(waiting);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void writeUntilClosed() {
        for (var batch = next(); !batch.isEmpty(); batch = next()) {
            tell(outcomes(batch));
        }
    }

    /** All that waits, up to a bound; nothing once the store is closed and all is written. */
    private List<Waiting> next() {
        lock.lock();
        try {
            while (queue.isEmpty() && !isClosed) {
                changed.awaitUninterruptibly();
            }
            var batch = new ArrayList<Waiting>();
            while (!queue.isEmpty() && batch.size() < LARGEST_BATCH) {
                batch.add(queue.remove());
            }
            return batch;
        } finally {
            lock.unlock();
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

    /** After a failure: each on its own, so that a bad one fails alone, but still with one commit for all. */
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
        return batch.stream().map(waiting -> lost(waiting, failure)).toList();
    }

    private Outcome alone(Handle handle, Waiting waiting) {
        handle.savepoint("alone");
        try {
            waiting.writing().write(handle);
            handle.releaseSavepoint("alone");
            return kept(waiting);
        } catch (RuntimeException failure) {
            handle.rollbackToSavepoint("alone");
            return lost(waiting, failure);
        }
    }

    private static Outcome kept(Waiting waiting) {
        return new Outcome(waiting, Optional.empty());
    }

    private Outcome lost(Waiting waiting, Throwable failure) {
        return new Outcome(
                waiting, Optional.of(database.failed(waiting.writing().name() + " cannot be kept", failure)));
    }

    /** Only entries have anything done on their acknowledgement; those who wait for the others would wait for ever on the teller. */
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

    boolean isWell() {
        return writer.isAlive() && wasLastBatchKept;
    }

    /** Writes and tells what still waits, and takes no more. */
    @Override
    public void close() {
        lock.lock();
        try {
            isClosed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        try {
            writer.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        teller.close();
    }
}
