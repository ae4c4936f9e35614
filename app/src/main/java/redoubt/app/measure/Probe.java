package redoubt.app.measure;

import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.function.LongUnaryOperator;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.GameBox;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/**
 * Plays whole games at random in a process of its own, and answers these lines with one line each; game n is played with seed n.
 *
 * <pre>
 * missions                        toy TY-M01, toy TY-M02, …
 * play toy TY-M01 0 100           100 games from game 0 on: decisions, CPU nanoseconds, bytes allocated
 * playouts toy TY-M01 0 100       the same games as a bot imagines them, the better of two options each time
 * keep toy TY-M01 20000           games with all states kept, about so many decisions: decisions, bytes held
 * hash toy TY-M01 150             a hash of each of the first games: the keys offered, the events, the result
 * tell toy TY-M01 3               game 3, moment by moment: what is hashed
 * </pre>
 *
 * It is one class and uses only what every build has had, so that it can be put on the class path of an older one.
 */
public final class Probe {
    /** What separates the moments of a game that is told. */
    static final String NEXT_MOMENT = "\t";
    /** How an answer begins that is none. */
    static final String BROKEN = "broken: ";

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private final List<String> contentFolders;
    private final Map<String, Game<?>> opened = new HashMap<>();

    private Probe(List<String> contentFolders) {
        this.contentFolders = contentFolders;
    }

    /** Answers until there are no more questions. */
    public static void main(String[] contentFolders) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Probe probe = new Probe(List.of(contentFolders));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String asked = in.readLine(); asked != null; asked = in.readLine()) {
            out.println(probe.answer(asked));
        }
    }

    private String answer(String asked) {
        String[] words = asked.split(" ");
        try {
            return words.length == 1 ? missions() : answer(words, game(words[1]));
        } catch (RuntimeException | LinkageError e) {
            return line(BROKEN + e);
        }
    }

    private <T> String answer(String[] words, Game<T> game) {
        Engine<T> engine = new Engine<>(game);
        SetUp setUp = SetUp.of(words[1], words[2]);
        long first = Long.parseLong(words[3]);
        return switch (words[0]) {
            case "play" -> time(seed -> play(engine, setUp, seed), first, Long.parseLong(words[4]));
            case "playouts" -> time(PlayoutProbe.games(engine, setUp), first, Long.parseLong(words[4]));
            case "keep" -> keep(engine, setUp, first);
            case "hash" -> hash(engine, setUp, first);
            case "tell" -> tell(engine, setUp, first);
            default -> throw new IllegalArgumentException("no answer to " + words[0]);
        };
    }

    private Game<?> game(String id) {
        for (GameBox box : ServiceLoader.load(GameBox.class)) {
            if (box.id().equals(id)) {
                return opened.computeIfAbsent(id, _ -> box.open(contentFolders));
            }
        }
        throw new IllegalArgumentException("there is no game " + id);
    }

    private String missions() {
        StringJoiner missions = new StringJoiner(", ");
        for (GameBox box : ServiceLoader.load(GameBox.class)) {
            for (MissionCard mission : game(box.id()).missions()) {
                missions.add(box.id() + " " + mission.id());
            }
        }
        return missions.toString();
    }

    private static String time(LongUnaryOperator game, long first, long count) {
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long nanos = THREADS.getCurrentThreadCpuTime();
        long decisions = 0;
        for (long seed = first; seed < first + count; seed++) {
            decisions += game.applyAsLong(seed);
        }
        return decisions + " " + (THREADS.getCurrentThreadCpuTime() - nanos) + " "
                + (THREADS.getCurrentThreadAllocatedBytes() - bytes);
    }

    private static <T> long play(Engine<T> engine, SetUp setUp, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        State<T> state = engine.begin(setUp, Luck.seeded(seed)).state();
        long decisions = 0;
        for (; !state.isOver(); decisions++) {
            state = engine.apply(state, any(state, random)).state();
        }
        return decisions;
    }

    private static Option any(State<?> state, SplittableRandom random) {
        List<? extends Option> options = state.decision().options();
        return options.get(random.nextInt(options.size()));
    }

    private static <T> String keep(Engine<T> engine, SetUp setUp, long wanted) {
        // A game played beforehand loads whatever classes and answers all games share.
        keep(engine, setUp, 0, new SplittableRandom(0));
        long before = held();
        List<History<T>> kept = new ArrayList<>();
        long decisions = 0;
        for (long seed = 0; decisions < wanted; seed++) {
            History<T> history = keep(engine, setUp, seed, new SplittableRandom(seed));
            kept.add(history);
            decisions += history.length();
        }
        long after = held();
        return decisions + " " + (kept.isEmpty() ? 0 : after - before);
    }

    private static <T> History<T> keep(Engine<T> engine, SetUp setUp, long seed, SplittableRandom random) {
        History<T> history = History.begin(engine, setUp, Luck.seeded(seed));
        while (!history.state().isOver()) {
            State<T> state = history.state();
            history = history.then(new Choice(
                    state.decision().seats().first(), any(state, random).key()));
        }
        return history;
    }

    private static long held() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static <T> String hash(Engine<T> engine, SetUp setUp, long count) {
        StringJoiner hashes = new StringJoiner(" ");
        for (long seed = 0; seed < count; seed++) {
            hashes.add(hash(tell(engine, setUp, seed)));
        }
        return hashes.toString();
    }

    /** The 64-bit FNV-1a hash of a text, in hexadecimal digits. */
    static String hash(String text) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return HexFormat.of().toHexDigits(hash);
    }

    /** What happened and was offered at the beginning and after each choice; a game that breaks ends with what broke it. */
    private static <T> String tell(Engine<T> engine, SetUp setUp, long seed) {
        StringJoiner told = new StringJoiner(NEXT_MOMENT);
        SplittableRandom random = new SplittableRandom(seed);
        try {
            Progress<T> progress = engine.begin(setUp, Luck.seeded(seed));
            told.add(moment(progress));
            while (!progress.state().isOver()) {
                progress = engine.apply(progress.state(), any(progress.state(), random));
                told.add(moment(progress));
            }
        } catch (RuntimeException e) {
            told.add(line(BROKEN + e));
        }
        return told.toString();
    }

    private static String moment(Progress<?> progress) {
        State<?> state = progress.state();
        StringJoiner offered = new StringJoiner(", ");
        if (state.isOver()) {
            offered.add(state.status().toString());
        } else {
            state.decision().options().forEach(option -> offered.add(option.key()));
        }
        return line(progress.events() + " then " + offered);
    }

    private static String line(String text) {
        return text.replaceAll("\\s+", " ");
    }
}
