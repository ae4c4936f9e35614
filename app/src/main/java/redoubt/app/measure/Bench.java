package redoubt.app.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;
import redoubt.app.measure.Player.Pastime;
import redoubt.app.measure.Player.Turn;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/** Measures this build: each mission in a process that plays nothing else, since one game slows down the compiled code of another. */
public final class Bench {
    /** How the figures are defined. */
    public static final List<String> DEFINITIONS = List.of(
            "decisions and games: one thread, random choices, whole games, no states kept; per second of CPU time",
            "allocated: bytes of memory used up on the way, most of them only for a moment",
            "playouts: decisions of whole games that a bot imagines, trying two options at each and taking the better",
            "states kept: bytes that a game holds if every state is kept (History), after a collection; per decision",
            "engine step: nanoseconds of CPU time per step of a game whose steps do next to nothing (8 effects, an effect that lays"
                    + " them out, a question and its answer per decision)",
            "bare step: the same changes of the table in a bare loop, spread over as many steps; kernel overhead is the"
                    + " difference");

    private static final int ROUNDS = 7;
    private static final String NO_TARGET = "-";
    /** The kernel is small and soon compiled. */
    private static final double SHARE_OF_KERNEL = 0.1;

    /** How the id of a mission that only introduces the rules ends. */
    private static final String INTRODUCTION = "-M00";

    private static volatile long sink;

    private Bench() {}

    /** Measures the missions and the kernel in about this many seconds. */
    public static List<Figure> run(Build build, List<Mission> missions, double seconds) {
        List<Figure> figures = new ArrayList<>();
        Pin pin = Pin.find();
        for (Mission mission : missions) {
            try (Player player = build.player(pin)) {
                figures.addAll(figures(player, mission, seconds * (1 - SHARE_OF_KERNEL) / missions.size()));
            }
        }
        figures.addAll(kernel(seconds * SHARE_OF_KERNEL));
        return figures;
    }

    private static List<Figure> figures(Player player, Mission mission, double seconds) {
        List<Turn> turns = turns(player, Pastime.PLAY, mission, seconds / 2);
        List<Turn> playouts = turns(player, Pastime.PLAYOUTS, mission, seconds / 2);
        Spread kept = Spread.of(player.bytesKept(mission));
        return List.of(
                new Figure(mission + " decisions", "per second", spread(turns, Turn::decisionsPerSecond), NO_TARGET),
                new Figure(mission + " games", "per second", spread(turns, Turn::gamesPerSecond), NO_TARGET),
                new Figure(
                        mission + " playouts",
                        "per second",
                        spread(playouts, Turn::decisionsPerSecond),
                        "at least 150000"),
                new Figure(
                        mission + " allocated", "bytes per decision", spread(turns, Turn::bytesPerDecision), NO_TARGET),
                new Figure(mission + " states kept", "bytes per decision", kept, "at most 1000"));
    }

    private static List<Turn> turns(Player player, Pastime pastime, Mission mission, double seconds) {
        return new Contest(pastime, mission, seconds).run(List.of(player)).getFirst();
    }

    private static Spread spread(List<Turn> turns, ToDoubleFunction<Turn> what) {
        return Spread.of(turns.stream().mapToDouble(what).toArray());
    }

    /** The mission that stands for all missions of a game: the first that does more than introduce the rules. */
    public static MissionCard typical(Game<?> game) {
        return game.missions().stream()
                .filter(mission -> !mission.id().endsWith(INTRODUCTION))
                .findFirst()
                .orElseThrow();
    }

    /** Nanoseconds per step through the engine, per bare change, and the difference. */
    private static List<Figure> kernel(double seconds) {
        long slice = (long) (seconds * 1e9 / (ROUNDS + 1));
        strides(slice);
        List<double[]> rounds = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            rounds.add(strides(slice));
        }
        return List.of(
                kernel("engine step", "at most 150", rounds, round -> round[0]),
                kernel("bare step", NO_TARGET, rounds, round -> round[1]),
                kernel("kernel overhead per step", NO_TARGET, rounds, round -> round[0] - round[1]));
    }

    private static Figure kernel(String name, String target, List<double[]> rounds, ToDoubleFunction<double[]> what) {
        return new Figure(
                name, "ns", Spread.of(rounds.stream().mapToDouble(what).toArray()), target);
    }

    private static double[] strides(long nanos) {
        return new double[] {perStep(nanos / 2, Bench::laps), perStep(nanos / 2, Bench::bareLaps)};
    }

    private static final int LAPS = 2_000;

    private static double perStep(long nanos, DoubleSupplier laps) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        long steps = 0;
        do {
            sink += (long) laps.getAsDouble();
            steps += (long) LAPS * Treadmill.STEPS_PER_DECISION;
        } while (threads.getCurrentThreadCpuTime() - start < nanos);
        return (double) (threads.getCurrentThreadCpuTime() - start) / steps;
    }

    private static double laps() {
        Engine<Treadmill.Belt> engine = new Engine<>(new Treadmill());
        State<Treadmill.Belt> state =
                engine.begin(SetUp.of("treadmill", "none"), Luck.seeded(1)).state();
        for (int i = 0; i < LAPS; i++) {
            state = engine.apply(state, (Option) Treadmill.GoOn.Foot.LEFT).state();
        }
        return state.table().mixed();
    }

    private static double bareLaps() {
        Treadmill.Belt belt = new Treadmill.Belt(0, 1);
        for (int i = 0; i < LAPS * (Treadmill.STRIDES + 1); i++) {
            belt = belt.stride();
        }
        return belt.mixed();
    }
}
