package redoubt.app.load;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import redoubt.kernel.SetUp;

/** Measures a server under load: the waits at a fixed rate, the highest rate it sustains, and the memory that idle tables take. */
public final class LoadBench {
    private static final double WARM_UP_SECONDS = 30;
    private static final double STEP_SECONDS = 10;
    private static final double STEP = 1.25;
    private static final int KIB = 1024;
    private static final int MOST_WAITS_FOR_SLEEP = 120;

    private final LoadedServer server;
    private final Consumer<String> out;

    /** What to measure; the set-up has a seat for every client. */
    public record Plan(SetUp setUp, int tables, double rate, double seconds, boolean isClimbing) {}

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

    public void run(Plan plan) throws InterruptedException {
        Opener opener = new Opener(
                server.port(),
                plan.setUp().seats(),
                plan.setUp().game(),
                plan.setUp().mission(),
                plan.setUp().settings().stream()
                        .map(setting -> Map.<String, Object>of("name", setting.name(), "values", setting.values()))
                        .toList());
        try (Load load = new Load(opener)) {
            load.open(1);
            long empty = server.heap();
            say(
                    "server process %d on port %d, %.1f MB of heap with one table; load of the machine %.1f",
                    server.pid(), server.port(), mib(empty), loadOfMachine());
            load.open(plan.tables());
            say(
                    "%d tables with %d sockets each, nobody has chosen yet: %.0f KB of heap per table",
                    plan.tables(), plan.setUp().seats(), perTable(empty, plan.tables()));
            load.play(plan.rate() / 2, WARM_UP_SECONDS / 2, server::cpu);
            load.play(plan.rate(), WARM_UP_SECONDS / 2, server::cpu);
            LoadResult fixed = load.play(plan.rate(), plan.seconds(), server::cpu);
            tell(load, fixed);
            say(
                    "the same tables in the middle of their games, sockets open: %.0f KB of heap per table",
                    perTable(empty, plan.tables()));
            if (plan.isClimbing()) {
                climb(load, plan.rate());
            }
            load.leave();
            sleep();
            say("all %d tables asleep: %.1f KB of heap per table", load.opened(), perTable(empty, load.opened()));
        }
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

    private double perTable(long empty, int tables) {
        return (server.heap() - empty) / (double) KIB / tables;
    }

    private void tell(Load load, LoadResult result) {
        if (result.errors() > 0) {
            say("the first error: %s", load.firstError());
        }
        say(
                "%.0f/s wanted, %.0f/s reached: sent to last told p50 %.1f p99 %.1f max %.1f ms; due to last told p50 %.1f"
                        + " p99 %.1f max %.1f ms; errors %d, tables behind %d; server %.2f cores, %.2f ms for"
                        + " each choice, %.0f MB resident;"
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
                1000 * result.serverCores() / result.reached(),
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
