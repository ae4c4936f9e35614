package redoubt.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;

/** Plays at many tables at once from one thread: at every table the seat asked answers in its turn, at a fixed rate over all. */
final class Load implements AutoCloseable {
    private static final int OPENERS = 4;
    private static final long PATIENCE = 5_000_000_000L;
    /** A wait too short to sleep through. */
    private static final long SHORT = 1_000_000L;

    private final Opener opener;
    private final List<LoadTable> tables = new ArrayList<>();
    private final Selector selector;
    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(1);
    private final ExecutorService openers =
            Executors.newFixedThreadPool(OPENERS, Thread.ofPlatform().daemon().factory());
    /** New tables for the places of those whose game is over. */
    private final Queue<Replacement> replacements = new ConcurrentLinkedQueue<>();

    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger errors = new AtomicInteger();
    private Waits fromSent = new Waits();
    private Waits fromDue = new Waits();

    private record Place(int place, LoadTable table, int client) {}

    /** When a table is to answer next. */
    private record Turn(int place, long due) {}

    private record Replacement(int place, LoadTable table) {}

    Load(Opener opener) {
        this.opener = opener;
        try {
            this.selector = Selector.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Opens so many tables and sits down at them. */
    void open(int count) {
        IntStream.range(tables.size(), count)
                .mapToObj(_ -> openers.submit(() -> opener.open(RandomGenerator.getDefault())))
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

    /** Plays for so long at so many choices a second and tells how it went. */
    LoadResult play(double rate, double seconds, LoadedServer server) {
        fromSent = new Waits();
        fromDue = new Waits();
        errors.set(0);
        long period = (long) (tables.size() * 1e9 / rate);
        long start = System.nanoTime();
        Duration cpu = server.cpu();
        PriorityQueue<Turn> turns = new PriorityQueue<>(Comparator.comparingLong(Turn::due));
        for (int place = 0; place < tables.size(); place++) {
            turns.add(new Turn(place, start + place * period / tables.size()));
        }
        int late = 0;
        for (long now = start; now < start + seconds * 1e9; now = System.nanoTime()) {
            replace();
            late = give(turns, now, period);
            listen(late > 0 ? SHORT : turns.peek().due() - System.nanoTime());
        }
        double took = (System.nanoTime() - start) / 1e9;
        double busy = server.cpu().minus(cpu).toNanos() / 1e9 / took;
        finish();
        return new LoadResult(rate, fromSent.count() / took, fromSent, fromDue, errors.get(), late, busy);
    }

    /** Gives the answers that are due and tells for how many tables it is still too early, since not everybody was told. */
    private int give(PriorityQueue<Turn> turns, long now, long period) {
        List<Turn> tooEarly = new ArrayList<>();
        while (turns.peek() != null && turns.peek().due() <= now) {
            Turn turn = turns.poll();
            LoadTable table = tables.get(turn.place());
            if (table.isReady()) {
                table.choose(turn.due(), System.nanoTime());
            }
            if (table.isUntold() && table.due() != turn.due()) {
                tooEarly.add(turn);
            } else {
                turns.add(new Turn(turn.place(), turn.due() + period));
            }
        }
        turns.addAll(tooEarly);
        return tooEarly.size();
    }

    /** Hears what arrives within so many nanoseconds. */
    private void listen(long nanoseconds) {
        try {
            // A select waits whole milliseconds; less than that is not worth a sleep.
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
        try {
            table.sockets().get(at.client()).read(message -> {
                if (message.isRefused()) {
                    errors.incrementAndGet();
                }
                if (table.hear(at.client(), message, random)) {
                    long now = System.nanoTime();
                    fromSent.add(now - table.sent());
                    fromDue.add(now - table.due());
                }
            });
        } catch (IOException e) {
            errors.incrementAndGet();
            key.cancel();
        }
        if (table.isOver() && !table.isUntold() && table.leave()) {
            openers.execute(() -> replacements.add(new Replacement(at.place(), opened(table))));
        }
    }

    /** A new table for one whose game is over. */
    private LoadTable opened(LoadTable over) {
        over.close();
        opened.incrementAndGet();
        return opener.open(RandomGenerator.getDefault());
    }

    private void replace() {
        for (Replacement next = replacements.poll(); next != null; next = replacements.poll()) {
            tables.set(next.place(), next.table());
            attend(next.place());
        }
    }

    /** Waits until everybody has been told of everything, but not for ever. */
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
