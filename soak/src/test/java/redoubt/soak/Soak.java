package redoubt.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;

/**
 * People at many tables, spectators and bad clients, for as long as wanted, while faults happen at random. In the first half the
 * server is killed too; in the second half it lives, so that its memory can be watched.
 */
final class Soak implements AutoCloseable {
    private static final int TABLES = 8;
    private static final long PACE = 60;
    private static final long SLOW_PACE = 400;
    private static final int ADDRESSES = 200;
    private static final double FLAT = 1.5;
    private static final long SLACK = 16L * 1024 * 1024;
    private static final long PATIENCE = 90_000;

    /** A fault, and whether the server survives it. */
    record Fault(String name, boolean isSurvived, Harm harm) {}

    /** What happens. */
    @FunctionalInterface
    interface Harm {
        void happen() throws IOException, InterruptedException;
    }

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(23);
    /** Where people call, and where programs do. */
    private final CuttingProxy street;

    private final int door;
    private final Mischief mischief = new Mischief(random);
    private final int spectators;
    private final List<Fault> faults = new ArrayList<>();
    private final List<Fault> deck = new ArrayList<>();
    private final Map<String, Integer> happened = new TreeMap<>();
    private final List<SoakTable> live = new ArrayList<>();
    private final List<SoakTable> ended = new ArrayList<>();
    private final List<Socket> slow = new ArrayList<>();
    private final List<Long> alive = new ArrayList<>();
    private Memory memory = Optional::empty;
    private volatile boolean isResting;
    private int callers;

    Soak(CuttingProxy street, int door, int spectators) {
        this.street = street;
        this.door = door;
        this.spectators = spectators;
        faults.add(new Fault("connections cut", true, () -> street.cut(random.nextDouble(), random)));
        faults.add(new Fault("nonsense sent", true, () -> mischief.sendNonsense(street.port(), any())));
        faults.add(new Fault("odd tables opened", true, () -> mischief.openOddTable(caller())));
        faults.add(new Fault("journals brought", true, () -> mischief.bringJournals(caller(), longest())));
        faults.add(new Fault("reader that reads nothing", true, () -> {
            SoakTable at = any();
            slow.add(mischief.readNothing(street.port(), at, at.watching()));
        }));
    }

    /** People at one server, which is killed now and then. */
    static Soak at(SoakServer server, int spectators) {
        List<String> addresses =
                IntStream.range(20, 220).mapToObj(last -> "127.0.0." + last).toList();
        Soak soak = new Soak(CuttingProxy.to(server.port(), addresses), server.port(), spectators);
        soak.memory = server::alive;
        soak.faults.add(new Fault("server killed", false, () -> {
            server.kill();
            Thread.sleep(soak.random.nextInt(1_000));
            server.start();
        }));
        return soak;
    }

    Soak with(String name, Harm harm) {
        faults.add(new Fault(name, true, harm));
        return this;
    }

    /** How much memory is in use, if that is watched. */
    @FunctionalInterface
    private interface Memory {
        Optional<Long> inUse() throws IOException, InterruptedException;
    }

    /** Calls come from many addresses, since one address may open only so many tables. */
    private Caller caller() {
        return new Caller(door, "127.0.1." + (1 + callers++ % ADDRESSES));
    }

    /** Lets people play for a while with nothing going wrong. */
    void play(long milliseconds) throws InterruptedException {
        keepPlaying();
        Thread.sleep(milliseconds);
    }

    /** How many milliseconds it takes until every table where people play has answered after this moment. */
    long recovery(long since) throws InterruptedException {
        long end = since + PATIENCE;
        while (!live.stream().allMatch(table -> table.hasAnsweredSince(since))) {
            assertThat(System.currentTimeMillis())
                    .as("every table answers again")
                    .isLessThan(end);
            Thread.sleep(10);
        }
        return live.stream()
                .mapToLong(table -> table.firstAnswer(since) - since)
                .max()
                .orElse(0);
    }

    private SoakTable any() {
        return live.get(random.nextInt(live.size()));
    }

    private String longest() throws IOException {
        SoakTable longest = ended.isEmpty() ? any() : ended.getLast();
        return longest.journal(caller());
    }

    void run(double seconds) throws IOException, InterruptedException {
        long start = System.nanoTime();
        long half = start + (long) (seconds / 2 * 1e9);
        long end = start + (long) (seconds * 1e9);
        while (System.nanoTime() < end) {
            boolean isSecond = System.nanoTime() > half;
            keepPlaying();
            happen(next(isSecond));
            if (isSecond) {
                memory.inUse().ifPresent(alive::add);
            }
            Thread.sleep(random.nextLong(200, 2_000));
        }
    }

    /** The next fault in a random order in which each comes once before any comes again. */
    private Fault next(boolean mustSurvive) {
        if (deck.isEmpty()) {
            deck.addAll(faults);
            Collections.shuffle(deck, random);
        }
        Fault fault = deck.removeLast();
        return fault.isSurvived() || !mustSurvive ? fault : next(true);
    }

    /** What it asks of a server that has just been harmed may fail, and must not end the soak. */
    private void happen(Fault fault) throws InterruptedException {
        try {
            fault.harm().happen();
            happened.merge(fault.name(), 1, Integer::sum);
        } catch (IOException | AssertionError failed) {
            happened.merge(fault.name() + " (but the server was not there)", 1, Integer::sum);
        }
    }

    /** New games in place of those that have ended. */
    private void keepPlaying() {
        for (int i = live.size() - 1; i >= 0; i--) {
            if (live.get(i).isOver()) {
                live.get(i).leave();
                ended.add(live.remove(i));
            }
        }
        while (live.size() < TABLES) {
            try {
                boolean isWatched = live.stream().noneMatch(table -> table.pause() == SLOW_PACE);
                boolean isToy = !isWatched && random.nextInt(4) == 0;
                Map<?, ?> opened = isToy
                        ? caller().open("toy", "TY-M02", 2)
                        : caller().open("white-death", "WD-M01", 1 + random.nextInt(4));
                SoakTable table = new SoakTable(opened, isWatched ? SLOW_PACE : PACE, () -> isResting);
                table.sitDown(street.port(), random);
                if (isWatched) {
                    table.watch(street.port(), spectators, random);
                }
                live.add(table);
            } catch (IOException _) {
                return;
            }
        }
    }

    /** Nothing goes wrong any more: everything acknowledged is there, everybody is in step, every table answers. */
    String verify(String name) throws IOException, InterruptedException {
        isResting = true;
        Caller caller = caller();
        await("the server is well", caller::isWell);
        for (SoakTable table : live) {
            await("everybody at " + table.id() + " is in step", () -> table.isInStep(caller()));
        }
        List<SoakTable> all = new ArrayList<>(ended);
        all.addAll(live);
        for (SoakTable table : all) {
            Caller each = caller();
            table.verifyKept(each);
            table.answers(each);
        }
        for (SoakTable table : live) {
            await("everybody at " + table.id() + " is in step again", () -> table.isInStep(caller()));
        }
        requireFlatMemory();
        return "soak on " + name + ": "
                + all.stream().mapToInt(SoakTable::acknowledged).sum()
                + " acknowledged choices at " + all.size() + " tables, none lost, all in step; " + happened
                + "; bad calls refused " + mischief.refused() + ", allowed " + mischief.allowed() + "; alive "
                + alive.stream().map(bytes -> bytes / 1024 / 1024).toList() + " MB";
    }

    /** The last third of the second half holds no more than the first. */
    private void requireFlatMemory() {
        int third = alive.size() / 3;
        if (third < 3) {
            return;
        }
        assertThat(middle(alive.subList(2 * third, alive.size())))
                .as("bytes alive at the end, of all %s", alive)
                .isLessThan((long) (FLAT * middle(alive.subList(0, third))) + SLACK);
    }

    private static long middle(List<Long> figures) {
        return figures.stream().sorted().toList().get(figures.size() / 2);
    }

    /** Something that must come true. */
    @FunctionalInterface
    private interface Hope {
        boolean isTrue() throws IOException;
    }

    private static void await(String what, Hope hope) throws IOException, InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE;
        while (!isTrue(hope)) {
            assertThat(System.currentTimeMillis()).as(what).isLessThan(end);
            Thread.sleep(200);
        }
    }

    private static boolean isTrue(Hope hope) {
        try {
            return hope.isTrue();
        } catch (IOException _) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        live.forEach(SoakTable::leave);
        for (Socket socket : slow) {
            socket.close();
        }
        street.close();
    }
}
