package redoubt.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import redoubt.kernel.Agenda;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;
import redoubt.kernel.Step;

/** A table of any game that a test lays out, plays on and inspects; a fixture {@code F} adds the words of its game. */
public abstract class TestTable<T, F extends TestTable<T, F>> {
    private final Engine<T> engine;
    private final List<Event> events = new ArrayList<>();
    private T table;
    private Luck luck;
    private Optional<State<T>> state;

    /** A table laid out, on which nothing has happened yet. */
    protected TestTable(Game<T> game, T table) {
        this.engine = new Engine<>(game);
        this.table = table;
        this.luck = Luck.loaded();
        this.state = Optional.empty();
    }

    /** A game at its first decision. */
    protected TestTable(Game<T> game, SetUp setUp, Luck luck) {
        this.engine = new Engine<>(game);
        Progress<T> begun = begun(setUp, luck);
        this.table = begun.state().table();
        this.luck = begun.state().luck();
        this.state = Optional.of(begun.state());
        this.events.addAll(begun.events());
        Heard.moment(game, begun.state(), begun.events());
    }

    private Progress<T> begun(SetUp setUp, Luck luck) {
        try {
            return engine.begin(setUp, luck);
        } catch (SetUpRefused refused) {
            Heard.rule(refused.rule());
            throw refused;
        }
    }

    @SuppressWarnings("unchecked")
    protected final F self() {
        return (F) this;
    }

    protected final Engine<T> engine() {
        return engine;
    }

    public final Game<T> game() {
        return engine.game();
    }

    public final T table() {
        return table;
    }

    /** Whatever a test needs on its table. */
    public F with(UnaryOperator<T> change) {
        table = change.apply(table);
        return self();
    }

    /** The dice that will be rolled, with no other luck. */
    public final F dice(Integer... dice) {
        return luck(Luck.loaded(dice));
    }

    public final F luck(Luck changed) {
        luck = changed;
        return self();
    }

    /** Carries out steps on the table as it is, then the game rests. */
    @SafeVarargs
    public final F run(Step<T>... steps) {
        Agenda<T> agenda = Agenda.of(new Rest<T>());
        for (int i = steps.length - 1; i >= 0; i--) {
            agenda = agenda.after(steps[i]);
        }
        return begin(agenda);
    }

    public final F run(List<? extends Step<T>> steps) {
        return begin(Agenda.of(new Rest<T>()).after(steps));
    }

    /** Plays these steps on the table as it is. */
    protected F begin(Agenda<T> agenda) {
        return follow(engine.begin(State.laidOut(table, agenda, luck)));
    }

    /** Answers for the first seat that may choose it, once for each key. */
    public F choose(String... keys) {
        for (String key : keys) {
            choose(chooser(key).number(), key);
        }
        return self();
    }

    private Seat chooser(String key) {
        return decision()
                .option(key)
                .map(decision()::seats)
                .orElse(decision().seats())
                .first();
    }

    public final F choose(int seat, String key) {
        try {
            return follow(engine.apply(state(), new Choice(new Seat(seat), key)));
        } catch (ChoiceRefused refused) {
            Heard.rule(refused.rule());
            throw refused;
        }
    }

    /** Takes the first option of every question. */
    public final F finish() {
        while (!isOver() && !isDone()) {
            follow(engine.apply(state(), decision().options().getFirst()));
        }
        return self();
    }

    protected final F follow(Progress<T> progress) {
        return goOn(progress.state(), progress.events());
    }

    /** Goes on from another state, to which these events led. */
    protected final F goOn(State<T> changed, List<Event> happened) {
        state = Optional.of(changed);
        table = changed.table();
        luck = changed.luck();
        events.addAll(happened);
        Heard.moment(game(), changed, happened);
        if (!changed.isOver()) {
            look(changed.decision());
        }
        return self();
    }

    /** Checks whatever must hold of every question that a test comes to. */
    protected void look(Decision<?> decision) {
        ToldApart.check(game(), decision);
    }

    /** Forgets what has happened so far. */
    public final F fromHere() {
        events.clear();
        return self();
    }

    public final State<T> state() {
        return state.orElseThrow(() -> new IllegalStateException("nothing has been played yet"));
    }

    /** Whether everything due has happened and the game is not over. */
    public final boolean isDone() {
        return !isOver() && state().agenda().first() instanceof Rest;
    }

    /** Whether the game is won or lost. */
    public final boolean isOver() {
        return state().isOver();
    }

    public final Decision<?> decision() {
        return state().decision();
    }

    /** The rule of the question that the game is waiting on. */
    public final RuleId asked() {
        return decision().rule();
    }

    public final List<String> offered() {
        return decision().options().stream().map(Option::key).toList();
    }

    /** The options that begin with a word. */
    public final List<String> offered(String word) {
        return offered().stream().filter(key -> key.startsWith(word)).toList();
    }

    /** The rule of which players are warned before the first seat that may choose this does so; empty if there is none. */
    public final String warning(String key) {
        Option option = Stream.concat(
                        decision().options().stream(), engine().interrupts(state(), chooser(key)).stream())
                .filter(each -> each.key().equals(key))
                .findFirst()
                .orElseThrow();
        Optional<RuleId> warning = game().warning(state(), option);
        warning.ifPresent(Heard::rule);
        return warning.map(RuleId::id).orElse("");
    }

    public final List<Event> events() {
        return List.copyOf(events);
    }

    public final <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
