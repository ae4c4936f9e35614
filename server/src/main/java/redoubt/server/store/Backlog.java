package redoubt.server.store;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What is waiting to be written, in batches. Long writes go alone and let others go first, but not forever, so that a person waits
 * for at most one long write.
 */
final class Backlog {
    static final int LARGEST_BATCH = 1_024;
    /** How many batches a long write lets go first. */
    static final int PATIENCE = 64;

    private static final int LONGEST_QUEUE = 100_000;
    /** How far apart batches are: a commit costs as much for one choice as for many, and nobody sees four milliseconds. */
    private static final Duration APART = Duration.ofMillis(4);

    private final Duration apart;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Queue<Waiting> queue = new ArrayDeque<>();
    private final Queue<Waiting> longOnes = new ArrayDeque<>();
    private int gonePast;
    private long handedOut;
    private boolean isClosed;

    /** Something to be stored, and whom to tell. */
    record Waiting(Writing writing, CompletableFuture<Void> told) {}

    Backlog() {
        this(APART);
    }

    Backlog(Duration apart) {
        this.apart = apart;
        this.handedOut = System.nanoTime() - apart.toNanos();
    }

    /** Takes something to be written, unless the store is closed or too much is waiting already. */
    void add(Waiting waiting) {
        lock.lock();
        try {
            if (isClosed) {
                throw new StoreFailed(waiting.writing().name() + " cannot be kept: the store is closed.");
            }
            Queue<Waiting> line = waiting.writing().isLong() ? longOnes : queue;
            if (line.size() >= LONGEST_QUEUE) {
                throw new StoreFailed(waiting.writing().name() + " cannot be kept: too much is waiting to be written.");
            }
            line.add(waiting);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** The next batch, as soon as there is one; nothing once this is closed and everything has been handed out. */
    List<Waiting> next() {
        lock.lock();
        try {
            while (queue.isEmpty() && longOnes.isEmpty() && !isClosed) {
                changed.awaitUninterruptibly();
            }
            waitForOthers();
            if (!longOnes.isEmpty() && (queue.isEmpty() || gonePast >= PATIENCE)) {
                gonePast = 0;
                return List.of(longOnes.remove());
            }
            gonePast += longOnes.isEmpty() ? 0 : 1;
            var batch = new ArrayList<Waiting>();
            while (!queue.isEmpty() && batch.size() < LARGEST_BATCH) {
                batch.add(queue.remove());
            }
            return batch;
        } finally {
            lock.unlock();
        }
    }

    /** Lets others join the next batch until it is time for it; whoever comes when nobody else does waits for nothing. */
    private void waitForOthers() {
        for (long left = left(); left > 0 && !isClosed; left = left()) {
            lock.unlock();
            try {
                LockSupport.parkNanos(left);
            } finally {
                lock.lock();
            }
        }
        handedOut = System.nanoTime();
    }

    private long left() {
        return handedOut + apart.toNanos() - System.nanoTime();
    }

    /** Takes no more. */
    void close() {
        lock.lock();
        try {
            isClosed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
