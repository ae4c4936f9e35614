package redoubt.server.session;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import redoubt.bots.Budget;
import redoubt.bots.Judged;
import redoubt.bots.PostMortem;
import redoubt.bots.Search;
import redoubt.kernel.Engine;
import redoubt.kernel.History;
import redoubt.kernel.Sense;
import redoubt.kernel.State;
import redoubt.server.protocol.JudgeCalls.StoryLine;
import redoubt.server.protocol.JudgeCalls.StoryPoint;
import redoubt.server.protocol.JudgeCalls.Turn;
import redoubt.server.protocol.JudgeCalls.WeighedOption;
import redoubt.server.protocol.JudgeCalls.Weighing;

/** What a bot thinks of a game, put into messages: it imagines what nobody has seen, so nothing hidden is told. */
final class Judging<T> {
    /** So many turning points are told; more would be no story. */
    private static final int MOST_TURNS = 6;

    /** So many answers are told of each of them. */
    private static final int MOST_ANSWERS = 3;

    /** The same game is told the same every time. */
    private static final long SEED = 1;

    private final Engine<T> engine;
    private final Telling<T> telling;

    Judging(Engine<T> engine, Telling<T> telling) {
        this.engine = engine;
        this.telling = telling;
    }

    boolean isInformed() {
        return sense().isInformed();
    }

    private Sense<T> sense() {
        return engine.game().sense();
    }

    /** What is to be thought of the answers to the question of a state. */
    Weighing weighing(State<T> state, int step, Budget budget) {
        if (!isInformed() || state.isOver()) {
            return new Weighing(step, isInformed(), List.of());
        }
        Search<T> search = new Search<>(engine.game(), sense(), budget);
        List<Judged> judged = search.judge(state, state.decision().options(), Tokens.freshSeed());
        return new Weighing(step, true, weighed(state, judged));
    }

    private List<WeighedOption> weighed(State<T> state, List<Judged> judged) {
        return judged.stream().map(each -> weighed(state, each)).toList();
    }

    private WeighedOption weighed(State<T> state, Judged judged) {
        boolean isTried = judged.samples() > 0;
        return new WeighedOption(
                judged.option().key(),
                Telling.name(judged.option()),
                telling.about(judged.option()),
                isTried ? Optional.of(judged.chance()) : Optional.empty(),
                Optional.of(judged.error()).filter(Double::isFinite),
                judged.samples(),
                telling.reason(state, judged.option()));
    }

    /** How a game went; {@code progress} hears how many choices were looked at. */
    StoryLine story(History<T> game, Budget budget, IntConsumer progress) {
        PostMortem mortem = PostMortem.of(game, budget, SEED, progress);
        List<PostMortem.Moment> moments = mortem.moments();
        return new StoryLine(
                moments.stream()
                        .map(each -> new StoryPoint(
                                each.before(), each.chance(), Double.isFinite(each.error()) ? each.error() : 1))
                        .toList(),
                mortem.end(),
                moments.stream().mapToDouble(PostMortem.Moment::decision).sum(),
                moments.stream().mapToDouble(PostMortem.Moment::luck).sum(),
                mortem.turningPoints(MOST_TURNS).stream()
                        .sorted(Comparator.comparingInt(PostMortem.Moment::before))
                        .map(each -> turn(game.at(each.before()), each))
                        .toList());
    }

    private Turn turn(History<T> at, PostMortem.Moment moment) {
        List<Judged> told = moment.judged().stream()
                .filter(each -> each.option().key().equals(moment.choice().key())
                        || moment.judged().indexOf(each) < MOST_ANSWERS - 1)
                .toList();
        return new Turn(
                moment.before(),
                moment.round(),
                moment.chance(),
                moment.chance() + moment.decision() + moment.luck(),
                moment.decision(),
                moment.luck(),
                weighed(at.state(), told));
    }
}
