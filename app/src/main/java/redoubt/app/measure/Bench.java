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

/** Measures everything in several rounds, each thing once per round, so that a busy moment hits all alike. */
public final class Bench {
    /** How the figures are defined. */
    public static final List<String> DEFINITIONS = List.of(
            "decisions and games per second: one thread, random bot, whole games, no states kept",
            "engine step: nanoseconds per step of a game whose steps do next to nothing (8 effects, an effect that lays"
                    + " them out, a question and its answer per decision)",
            "kernel overhead: engine step minus the same changes of the table in a bare loop, spread over the same steps",
            "keeping states: time per decision of random play with every state kept (History) over that with none",
            "bytes per decision: heap held by the kept states of whole games, after a collection");

    private static final int ROUNDS = 7;

    /** A thing to measure; it runs for about so many nanoseconds and gives a number. */
    private interface Probe {
        double run(long nanos);
    }

    private record Named(String name, String unit, Probe probe) {}

    private static volatile long sink;

    private Bench() {}

    /** Runs all measurements in about so many seconds. */
    public static List<Figure> run(List<Game<?>> games, double seconds) {
        List<Named> probes = new ArrayList<>();
        for (Game<?> game : games) {
            add(probes, game);
        }
        probes.add(new Named("engine step", "ns", Bench::engineStep));
        probes.add(new Named("kernel overhead per step", "ns", Bench::overhead));
        long slice = (long) (seconds * 1e9 / (probes.size() * (ROUNDS + 2)));
        probes.forEach(probe -> probe.probe().run(2 * slice));
        double[][] results = new double[probes.size()][ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < probes.size(); i++) {
                results[i][round] = probes.get(i).probe().run(slice);
            }
        }
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < probes.size(); i++) {
            figures.add(Figure.of(probes.get(i).name(), probes.get(i).unit(), results[i]));
        }
        return figures;
    }

    private static <T> void add(List<Named> probes, Game<T> game) {
        for (MissionCard mission : game.missions()) {
            SetUp setUp = SetUp.of(game.id(), mission.id());
            String name = game.id() + " " + mission.id() + " ";
            probes.add(new Named(name + "decisions", "per second", nanos -> decisions(game, setUp, nanos)));
            probes.add(new Named(name + "games", "per second", nanos -> games(game, setUp, nanos)));
            probes.add(new Named(name + "keeping states", "times", nanos -> keeping(game, setUp, nanos)));
            probes.add(new Named(name + "states kept", "bytes per decision", nanos -> bytes(game, setUp)));
        }
    }

    private static <T> double decisions(Game<T> game, SetUp setUp, long nanos) {
        return rate(game, setUp, nanos, true);
    }

    private static <T> double games(Game<T> game, SetUp setUp, long nanos) {
        return rate(game, setUp, nanos, false);
    }

    private static <T> double rate(Game<T> game, SetUp setUp, long nanos, boolean countDecisions) {
        Engine<T> engine = new Engine<>(game);
        long start = System.nanoTime();
        long count = 0;
        long seed = 0;
        do {
            Trial.Result result = new Trial<>(engine, setUp, BotKind.RANDOM, seed++).play();
            count += countDecisions ? result.decisions() : 1;
        } while (System.nanoTime() - start < nanos);
        return count * 1e9 / (System.nanoTime() - start);
    }

    private static double engineStep(long nanos) {
        return strides(nanos)[0];
    }

    private static double overhead(long nanos) {
        double[] both = strides(nanos);
        return both[0] - both[1];
    }

    /** Nanoseconds per step through the engine, and of the bare changes. */
    private static double[] strides(long nanos) {
        double engine = perStep(nanos / 2, Bench::laps);
        double bare = perStep(nanos / 2, Bench::bareLaps);
        return new double[] {engine, bare};
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
        return new Choice(
                state.decision().seats().first(),
                options.get(random.below(options.size())).key());
    }

    private static <T> double bytes(Game<T> game, SetUp setUp) {
        Engine<T> engine = new Engine<>(game);
        long before = held();
        List<History<T>> histories = new ArrayList<>();
        long decisions = 0;
        for (long seed = 0; decisions < 20_000; seed++) {
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
