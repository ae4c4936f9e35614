package redoubt.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;

/**
 * Plays at many tables at once from one thread: at each table the asked seat answers when its turn comes, at a fixed overall rate.
 */
final class Load implements AutoCloseable {
    private static final int OPENERS = 4;
    private static final long PATIENCE = 5_000_000_000L;
    /** A wait too short to sleep through. */
    private static final long SHORT = 1_000_000L;

    private final Opening opening;
    private final List<LoadTable> tables = new ArrayList<>();
    private final Selector selector;
    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(1);
    private final ExecutorService openers =
            Executors.newFixedThreadPool(OPENERS, Thread.ofPlatform().daemon().factory());
    /** New tables to replace those whose game is over. */
    private final Queue<Replacement> replacements = new ConcurrentLinkedQueue<>();

    private final AtomicInteger opened = new AtomicInteger();
    private int errors;
    private String firstError = "";
    private Waits fromSent = new Waits();
    private Waits fromDue = new Waits();
    private long bytes;
    private long deliveries;

    private record Place(int place, LoadTable table, int client) {}

    private record Replacement(int place, LoadTable table) {}

    Load(Opening opening) {
        this.opening = opening;
        try {
            this.selector = Selector.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Opens this many tables and sits down at them. */
    void open(int count) {
        IntStream.range(tables.size(), count)
                .mapToObj(_ -> openers.submit(() -> opening.open(RandomGenerator.getDefault())))
                .toList()
                .forEach(future -> {
                    try {
                        tables.add(future.get());
                    } catch (InterruptedException | ExecutionException e) {
                        throw new IllegalStateException("a table could not be opened", e);
                    }
                });
        opened.set(tables.size());
        for (int place = 0; place < tables.size(); place++) {
            attend(place);
        }
    }

    int opened() {
        return opened.get();
    }

    private void attend(int place) {
        List<LoadSocket> sockets = tables.get(place).sockets();
        for (int client = 0; client < sockets.size(); client++) {
            try {
                sockets.get(client)
                        .channel()
                        .register(selector, SelectionKey.OP_READ, new Place(place, tables.get(place), client));
            } catch (ClosedChannelException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Plays for this long at this many choices a second and reports how it went. */
    LoadResult play(double rate, double seconds, Supplier<Duration> serverTime) {
        fromSent = new Waits();
        fromDue = new Waits();
        bytes = 0;
        deliveries = 0;
        forgetErrors();
        long start = System.nanoTime();
        Duration before = serverTime.get();
        Turns turns = new Turns(tables.size(), rate, start);
        int late = 0;
        for (long now = start; now < start + seconds * 1e9; now = System.nanoTime()) {
            replace();
            late = turns.give(now, this::isTaken);
            listen(late > 0 ? SHORT : turns.next() - System.nanoTime());
        }
        double took = (System.nanoTime() - start) / 1e9;
        double busy = serverTime.get().minus(before).toNanos() / 1e9 / took;
        finish();
        double each = deliveries == 0 ? 0 : (double) bytes / deliveries;
        return new LoadResult(rate, fromSent.count() / took, fromSent, fromDue, errors(), late, busy, each);
    }

    /** Answers at a table whose turn it is, unless that is too early because not everybody has been told of the last answer. */
    private boolean isTaken(Turns.Turn turn) {
        LoadTable table = tables.get(turn.place());
        if (table.isReady()) {
            table.choose(turn.due(), System.nanoTime());
        }
        return !table.isUntold() || table.due() == turn.due();
    }

    /** Receives whatever arrives within this many nanoseconds. */
    private void listen(long nanoseconds) {
        try {
            // A select waits for whole milliseconds; anything less is not worth a sleep.
            if (nanoseconds < SHORT) {
                selector.selectNow(this::hear);
            } else {
                selector.select(this::hear, Math.max(1, nanoseconds / 1_000_000));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void hear(SelectionKey key) {
        Place at = (Place) key.attachment();
        LoadTable table = at.table();
        LoadSocket socket = table.sockets().get(at.client());
        long before = socket.received();
        try {
            socket.read(message -> {
                deliveries += message.moved() > 0 ? 1 : 0;
                if (message.isRefused()) {
                    wrong(message.toString());
                }
                if (table.hear(at.client(), message, random)) {
                    long now = System.nanoTime();
                    fromSent.add(now - table.sent());
                    fromDue.add(now - table.due());
                }
            });
        } catch (IOException e) {
            key.cancel();
            // Clients that have left after the end of a game may find their sockets closed in the middle of a message.
            if (!table.isLeft()) {
                wrong(String.valueOf(e.getMessage()));
            }
        }
        bytes += socket.received() - before;
        if (table.isOver() && !table.isUntold() && table.leave()) {
            openers.execute(() -> replace(at.place(), table));
        }
    }

    private synchronized void wrong(String what) {
        if (errors++ == 0) {
            firstError = what;
        }
    }

    private synchronized int errors() {
        return errors;
    }

    private synchronized void forgetErrors() {
        errors = 0;
        firstError = "";
    }

    /** The first thing that went wrong in the last run; empty if nothing did. */
    synchronized String firstError() {
        return firstError;
    }

    /** Opens a new table to replace one whose game is over. */
    private void replace(int place, LoadTable over) {
        over.close();
        try {
            replacements.add(new Replacement(place, opening.open(RandomGenerator.getDefault())));
            opened.incrementAndGet();
        } catch (RuntimeException e) {
            wrong("no new table: " + e.getMessage());
        }
    }

    private void replace() {
        for (Replacement next = replacements.poll(); next != null; next = replacements.poll()) {
            tables.set(next.place(), next.table());
            attend(next.place());
        }
    }

    /** Waits until everybody has been told of everything, but not forever. */
    private void finish() {
        long end = System.nanoTime() + PATIENCE;
        while (tables.stream().anyMatch(LoadTable::isUntold) && System.nanoTime() < end) {
            listen(SHORT);
            replace();
        }
    }

    /** Leaves all tables. */
    void leave() {
        finish();
        tables.forEach(LoadTable::close);
        tables.clear();
    }

    @Override
    public void close() {
        openers.shutdownNow();
        tables.forEach(LoadTable::close);
    }
}
