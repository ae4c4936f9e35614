package redoubt.app.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import redoubt.bots.BotKind;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;
import redoubt.lab.Trial;

/** Measures everything in several rounds, each thing once per round, so that a busy moment hits them all alike. */
public final class Bench {
    /** How the figures are defined. */
    public static final List<String> DEFINITIONS = List.of(
            "decisions and games per second: one thread, random bot, whole games, no states kept",
            "engine step: nanoseconds per step of a game whose steps do next to nothing (8 effects, an effect that lays"
                    + " them out, a question and its answer per decision)",
            "bare step: the same changes of the table in a bare loop, spread over as many steps; kernel overhead is the"
                    + " difference",
            "keeping states: time per decision of random play with every state kept (History) over that with none",
            "bytes per decision: heap held by the kept states of whole games, after a collection");

    private static final int ROUNDS = 7;

    /** Something that runs for about this many nanoseconds and gives a number for each of its names. */
    private interface Probe {
        double[] run(long nanos);
    }

    private record Named(List<String> names, List<String> units, List<String> targets, Probe probe) {}

    private static final String NO_TARGET = "-";

    /** How the id of a mission that only introduces the rules ends. */
    private static final String INTRODUCTION = "-M00";

    private static final List<String> RATES = List.of("at least 150000", "at least 300");

    private static final int MANY = 3;
    private static final int KEPT = 20_000;

    private static volatile long sink;

    private Bench() {}

    /** Runs all measurements in about this many seconds. */
    public static List<Figure> run(List<Game<?>> games, double seconds) {
        List<Named> probes = new ArrayList<>();
        for (Game<?> game : games) {
            add(probes, game);
        }
        probes.add(new Named(
                List.of("engine step", "bare step", "kernel overhead per step"),
                List.of("ns", "ns", "ns"),
                List.of("at most 150", NO_TARGET, NO_TARGET),
                Bench::strides));
        // Half of the time goes into warming up: a whole game involves more code than a short warm-up compiles.
        long slice = (long) (seconds * 1e9 / (probes.size() * 2 * ROUNDS));
        probes.forEach(probe -> probe.probe().run(ROUNDS * slice));
        List<List<double[]>> results = new ArrayList<>();
        probes.forEach(_ -> results.add(new ArrayList<>()));
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < probes.size(); i++) {
                results.get(i).add(probes.get(i).probe().run(slice));
            }
        }
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < probes.size(); i++) {
            figures.addAll(figures(probes.get(i), results.get(i)));
        }
        return figures;
    }

    private static List<Figure> figures(Named probe, List<double[]> rounds) {
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < probe.names().size(); i++) {
            int at = i;
            double[] values = rounds.stream().mapToDouble(round -> round[at]).toArray();
            figures.add(Figure.of(
                    probe.names().get(i), probe.units().get(i), probe.targets().get(i), values));
        }
        return figures;
    }

    private static <T> void add(List<Named> probes, Game<T> game) {
        for (MissionCard mission : typical(game)) {
            SetUp setUp = SetUp.of(game.id(), mission.id());
            String name = game.id() + " " + mission.id() + " ";
            probes.add(new Named(
                    List.of(name + "decisions", name + "games"),
                    List.of("per second", "per second"),
                    game.missions().size() > MANY ? RATES : List.of(NO_TARGET, NO_TARGET),
                    nanos -> rates(game, setUp, nanos)));
            probes.add(new Named(
                    List.of(name + "keeping states", name + "states kept"),
                    List.of("times", "bytes per decision"),
                    List.of(NO_TARGET, NO_TARGET),
                    nanos -> new double[] {keeping(game, setUp, nanos), bytes(game, setUp, nanos)}));
        }
    }

    /** All missions of a game that has few, otherwise the first real one, which stands for them all. */
    public static List<MissionCard> typical(Game<?> game) {
        return game.missions().size() <= MANY
                ? game.missions()
                : game.missions().stream()
                        .filter(mission -> !mission.id().endsWith(INTRODUCTION))
                        .limit(1)
                        .toList();
    }

    private static <T> double[] rates(Game<T> game, SetUp setUp, long nanos) {
        Engine<T> engine = new Engine<>(game);
        long start = System.nanoTime();
        long decisions = 0;
        long games = 0;
        do {
            decisions +=
                    new Trial<>(engine, setUp, BotKind.RANDOM, games++).play().decisions();
        } while (System.nanoTime() - start < nanos);
        double seconds = (System.nanoTime() - start) / 1e9;
        return new double[] {decisions / seconds, games / seconds};
    }

    /** Nanoseconds per step through the engine, per bare change, and the difference. */
    private static double[] strides(long nanos) {
        // Earlier measurements may have undone the compiler's work.
        perStep(nanos / 4, Bench::laps);
        double engine = perStep(nanos / 2, Bench::laps);
        double bare = perStep(nanos / 4, Bench::bareLaps);
        return new double[] {engine, bare, engine - bare};
    }

    private static final int LAPS = 2_000;

    private static double perStep(long nanos, DoubleSupplier laps) {
        long start = System.nanoTime();
        long steps = 0;
        do {
            sink += (long) laps.getAsDouble();
            steps += (long) LAPS * Treadmill.STEPS_PER_DECISION;
        } while (System.nanoTime() - start < nanos);
        return (double) (System.nanoTime() - start) / steps;
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

    private static <T> double keeping(Game<T> game, SetUp setUp, long nanos) {
        Engine<T> engine = new Engine<>(game);
        long kept = 0;
        long forgotten = 0;
        long seed = 0;
        while (kept + forgotten < nanos) {
            long start = System.nanoTime();
            sink += forget(engine, setUp, seed);
            long middle = System.nanoTime();
            sink += keep(engine, setUp, seed++).length();
            forgotten += middle - start;
            kept += System.nanoTime() - middle;
        }
        return (double) kept / forgotten;
    }

    private static <T> int forget(Engine<T> engine, SetUp setUp, long seed) {
        SplitMix random = new SplitMix(seed);
        Progress<T> progress = engine.begin(setUp, Luck.seeded(seed));
        int decisions = 0;
        while (!progress.state().isOver()) {
            progress = engine.apply(progress.state(), any(progress.state(), random));
            decisions++;
        }
        return decisions;
    }

    private static <T> History<T> keep(Engine<T> engine, SetUp setUp, long seed) {
        SplitMix random = new SplitMix(seed);
        History<T> history = History.begin(engine, setUp, Luck.seeded(seed));
        while (!history.state().isOver()) {
            history = history.then(any(history.state(), random));
        }
        return history;
    }

    private static <T> Choice any(State<T> state, SplitMix random) {
        List<? extends Option> options = state.decision().options();
        Option option = options.get(random.below(options.size()));
        return new Choice(state.decision().seats(option).first(), option.key());
    }

    private static <T> double bytes(Game<T> game, SetUp setUp, long nanos) {
        Engine<T> engine = new Engine<>(game);
        long start = System.nanoTime();
        long before = held();
        List<History<T>> histories = new ArrayList<>();
        long decisions = 0;
        for (long seed = 0; seed == 0 || decisions < KEPT && System.nanoTime() - start < nanos; seed++) {
            History<T> history = keep(engine, setUp, seed);
            histories.add(history);
            decisions += history.length();
        }
        long after = held();
        sink += histories.size();
        return (double) (after - before) / decisions;
    }

    private static long held() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
