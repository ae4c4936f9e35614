package redoubt.app.load;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import redoubt.app.measure.Spread;
import redoubt.kernel.SetUp;

/** Measures a server under load: the waits at a fixed rate, the highest rate it sustains, and the memory that idle tables take. */
public final class LoadBench {
    private static final double STEP_SECONDS = 10;
    /** How long one of two servers plays before it is the other's turn. */
    private static final double TURN_SECONDS = 5;

    private static final double STEP = 1.25;
    private static final int KIB = 1024;
    private static final int MOST_WAITS_FOR_SLEEP = 120;

    private final LoadedServer server;
    private final Consumer<String> out;

    /**
     * What to measure: a set-up with a seat for every person, how many tables and spectators at each, whether sockets are compressed
     * as browsers ask, choices a second, and for how many seconds to warm up and to measure.
     */
    public record Plan(
            SetUp setUp,
            int tables,
            int spectators,
            boolean isCompressing,
            double rate,
            double warmUp,
            double seconds) {
        Opener opener(LoadedServer server) {
            return new Opener(server.ports(), setUp, spectators, isCompressing);
        }

        int sockets() {
            return setUp.seats() + spectators;
        }
    }

    public LoadBench(LoadedServer server, Consumer<String> out) {
        this.server = server;
        this.out = out;
    }

    /** Compares the first choices of a long game with those far into it, in this process and with its own store. */
    public static String longGame(String store) {
        LongGame.Pair pair = LongGame.measure(store);
        return String.format(
                Locale.ROOT,
                "a durable choice: %.0f us among the first of a game, %.0f us after %d choices",
                pair.first(),
                pair.far(),
                LongGame.FAR);
    }

    public void run(Plan plan, boolean isClimbing) throws InterruptedException {
        try (Load load = new Load(plan.opener(server))) {
            open(load, plan, 1);
            long empty = server.heap();
            say(
                    "server process %s on port %s, %.1f MB of heap with one table; load of the machine %.1f",
                    server.pids(), server.ports(), mib(empty), loadOfMachine());
            if (plan.tables() > 1) {
                open(load, plan, plan.tables());
            }
            say(
                    "%d tables with %d sockets each, nobody has chosen yet: %.0f KB of heap per table",
                    plan.tables(), plan.sockets(), perTable(empty, plan.tables()));
            load.play(plan.rate() / 2, plan.warmUp() / 2, server::cpu);
            load.play(plan.rate(), plan.warmUp() / 2, server::cpu);
            LoadResult fixed = load.play(plan.rate(), plan.seconds(), server::cpu);
            tell(load, fixed);
            say(
                    "the same tables in the middle of their games, sockets open: %.0f KB of heap per table",
                    perTable(empty, plan.tables()));
            if (isClimbing) {
                climb(load, plan.rate());
            }
            load.leave();
            sleep();
            say("all %d tables asleep: %.1f KB of heap per table", load.opened(), perTable(empty, load.opened()));
        }
    }

    /** Opens so many tables and says what it cost the server that everybody came. */
    private void open(Load load, Plan plan, int tables) {
        int before = load.opened();
        long start = System.nanoTime();
        Duration busy = server.cpu();
        load.open(tables);
        int sockets = (load.opened() - before) * plan.sockets();
        say(
                "%d more tables opened in %.1f s: %.2f ms of the server for each of %d sockets",
                load.opened() - before,
                (System.nanoTime() - start) / 1e9,
                server.cpu().minus(busy).toNanos() / 1e6 / sockets,
                sockets);
    }

    /**
     * Lets this server and another, with the same load, take turns, so that whatever else the machine does hits both alike; the
     * ratio is taken turn by turn, and is above 1 where ours needs less.
     */
    public void compare(LoadedServer other, Plan plan) {
        try (Load mine = new Load(plan.opener(server));
                Load theirs = new Load(plan.opener(other))) {
            mine.open(plan.tables());
            theirs.open(plan.tables());
            for (double spent = 0; spent < plan.warmUp(); spent += TURN_SECONDS) {
                theirs.play(plan.rate(), TURN_SECONDS, other::cpu);
                mine.play(plan.rate(), TURN_SECONDS, server::cpu);
            }
            List<Double> ratios = new ArrayList<>();
            List<LoadResult> my = new ArrayList<>();
            List<LoadResult> their = new ArrayList<>();
            for (double spent = 0; spent < plan.seconds(); spent += TURN_SECONDS) {
                their.add(theirs.play(plan.rate(), TURN_SECONDS, other::cpu));
                my.add(mine.play(plan.rate(), TURN_SECONDS, server::cpu));
                ratios.add(
                        their.getLast().millisecondsPerChoice() / my.getLast().millisecondsPerChoice());
            }
            tell("this build", my);
            tell("the other", their);
            Spread ratio = spread(ratios.stream());
            say(
                    "ratio of CPU time per choice, other to this: %.2f (%.2f to %.2f); load of the machine %.1f",
                    ratio.median(), ratio.lower(), ratio.upper(), loadOfMachine());
        }
    }

    private void tell(String build, List<LoadResult> turns) {
        Spread cost = spread(turns.stream().map(LoadResult::millisecondsPerChoice));
        say(
                "%s: %.3f ms of CPU per choice (%.3f to %.3f), p50 %.1f p99 %.1f ms, %.0f bytes per delivery, errors %d",
                build,
                cost.median(),
                cost.lower(),
                cost.upper(),
                spread(turns.stream().map(turn -> turn.fromSent().milliseconds(0.5)))
                        .median(),
                spread(turns.stream().map(turn -> turn.fromSent().milliseconds(0.99)))
                        .median(),
                spread(turns.stream().map(LoadResult::bytesPerDelivery)).median(),
                turns.stream().mapToInt(LoadResult::errors).sum());
    }

    private static Spread spread(Stream<Double> rounds) {
        return Spread.of(rounds.mapToDouble(Double::doubleValue).toArray());
    }

    /** Raises the rate until the server no longer sustains it. */
    private void climb(Load load, double rate) {
        double highest = 0;
        for (double next = rate / 4; next <= 16 * rate; next *= STEP) {
            LoadResult result = load.play(next, STEP_SECONDS, server::cpu);
            tell(load, result);
            if (!result.isSustained()) {
                break;
            }
            highest = result.reached();
        }
        say(
                "highest sustained rate: %.0f choices per second (99 of 100 told within %.0f ms, no error)",
                highest, LoadResult.TARGET_MILLISECONDS);
    }

    private void sleep() throws InterruptedException {
        for (int i = 0; i < MOST_WAITS_FOR_SLEEP && server.awake() > 0; i++) {
            Thread.sleep(500);
        }
    }

    /** What each table takes; the first was there when the server was called empty. */
    private double perTable(long empty, int tables) {
        return (server.heap() - empty) / (double) KIB / Math.max(1, tables - 1);
    }

    private void tell(Load load, LoadResult result) {
        if (result.errors() > 0) {
            say("the first error: %s", load.firstError());
        }
        say(
                "%.0f/s wanted, %.0f/s reached: sent to last told p50 %.1f p99 %.1f max %.1f ms; due to last told p50 %.1f"
                        + " p99 %.1f max %.1f ms; errors %d, tables behind %d; server %.2f cores, %.3f ms for"
                        + " each choice, %.0f bytes per delivery, %.0f MB resident;"
                        + " load of the machine %.1f",
                result.wanted(),
                result.reached(),
                result.fromSent().milliseconds(0.5),
                result.fromSent().milliseconds(0.99),
                result.fromSent().milliseconds(1),
                result.fromDue().milliseconds(0.5),
                result.fromDue().milliseconds(0.99),
                result.fromDue().milliseconds(1),
                result.errors(),
                result.behind(),
                result.serverCores(),
                result.millisecondsPerChoice(),
                result.bytesPerDelivery(),
                mib(server.resident()),
                loadOfMachine());
    }

    private static double mib(long bytes) {
        return bytes / (double) KIB / KIB;
    }

    private static double loadOfMachine() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    private void say(String line, Object... figures) {
        out.accept(String.format(Locale.ROOT, line, figures));
    }
}
