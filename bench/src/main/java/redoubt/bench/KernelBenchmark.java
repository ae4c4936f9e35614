package redoubt.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import redoubt.bots.BotKind;
import redoubt.kernel.Choice;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.SplitMix;
import redoubt.kernel.Stream;
import redoubt.lab.Trial;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

/** What the kernel costs: a choice, a whole game, a die, a shuffle, a game that is kept. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class KernelBenchmark {
    private static final Stream DICE = Stream.stream("dice");
    private static final List<Integer> CARDS = IntStream.range(0, 60).boxed().toList();

    private final Engine<Gate> engine = new Engine<>(new ToyGame());
    private final SetUp setUp = SetUp.of("toy", "TY-M02").withSeats(4);
    private final redoubt.kernel.State<Gate> waiting =
            engine.begin(setUp, Luck.seeded(3)).state();
    private final Option first = waiting.decision().options().getFirst();
    private Luck luck = Luck.seeded(1);
    private long seed;

    /** One choice of the toy game with all that follows from it. */
    @Benchmark
    public Progress<Gate> choice() {
        return engine.apply(waiting, first);
    }

    /** A whole game of the toy, played at random; each with another seed. */
    @Benchmark
    public Trial.Result<?> game() {
        return new Trial<>(engine, setUp, BotKind.RANDOM, seed++).play();
    }

    @Benchmark
    public int die() {
        Luck.Draw draw = luck.roll(DICE, 6);
        luck = draw.rest();
        return draw.value();
    }

    @Benchmark
    public List<Integer> shuffleOfSixty() {
        return luck.shuffle(DICE, CARDS).cards();
    }

    /** A whole game of the toy with every moment kept, and the trail of what it offers; each with another seed. */
    @Benchmark
    public History<Gate> gameKept() {
        SplitMix random = new SplitMix(seed);
        History<Gate> history = History.begin(engine, setUp, Luck.seeded(seed++));
        while (!history.state().isOver()) {
            Decision<?> decision = history.state().decision();
            Option any = decision.options().get(random.below(decision.options().size()));
            history = history.then(new Choice(decision.seats(any).first(), any.key()));
        }
        return history;
    }
}
