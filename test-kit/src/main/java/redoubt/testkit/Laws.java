package redoubt.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Real;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.kernel.SetUp;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;
import redoubt.testkit.saved.StateText;

/**
 * The laws that every game obeys whatever its rules, checked by random play: what is offered is accepted from those who may choose
 * it and nothing else is, saves and replays give equal states, undo restores the earlier value, pieces are conserved, views hide
 * what is hidden and are the same for whoever has seen an earlier one, no way leads back to an equal state, games end.
 */
public final class Laws<T> {
    /** A law of one game about each choice: the table changed as the events say. */
    @FunctionalInterface
    public interface Balance<T> {
        void check(T before, List<Event> events, T after);
    }

    /** How many states are looked at to find a way back; enough for the options of a turn and the questions that follow them. */
    private static final int MOST_LOOKED_AT = 60;

    private final Engine<T> engine;
    private final SetUp setUp;
    private final StateText<T> text;
    private Function<T, SortedMap<String, Integer>> census = _ -> new TreeMap<>();
    private Balance<T> balance = (_, _, _) -> {};
    private int mostDecisions = 100_000;
    private int every = 1;
    private Real real = Real.NOTHING;

    public Laws(Game<T> game, SetUp setUp) {
        this(setUp, new StateText<>(new Engine<>(game)));
    }

    /** For a game that needs its own way of writing states. */
    public Laws(SetUp setUp, StateText<T> text) {
        this.engine = text.engine();
        this.setUp = setUp;
        this.text = text;
    }

    /** How the pieces on a table are counted; every count must stay the same from beginning to end. */
    public Laws<T> conserving(Function<T, SortedMap<String, Integer>> pieces) {
        census = pieces;
        return this;
    }

    /** What must balance for pieces that come and go by rule. */
    public Laws<T> balancing(Balance<T> law) {
        balance = law;
        return this;
    }

    public Laws<T> endingWithin(int decisions) {
        mostDecisions = decisions;
        return this;
    }

    /** Examines only one state in {@code n} closely; otherwise long games would take too long. */
    public Laws<T> lookingAtOneIn(int n) {
        every = n;
        return this;
    }

    /** People tell their own dice or cards, at random; the same laws hold, and a replay hears the same. */
    public Laws<T> telling(Real told) {
        real = told;
        return this;
    }

    /** Plays one random game to its end and checks every law on it. */
    public History<T> hold(long seed) {
        SplitMix random = new SplitMix(seed);
        History<T> history = History.begin(engine, setUp, real.luck(seed));
        SortedMap<Integer, String> asItWas = new TreeMap<>();
        SortedMap<String, Integer> pieces = census.apply(history.state().table());
        Circles<T> circles = new Circles<>(engine);
        Onlooker<T> onlooker = new Onlooker<>(engine.game(), history.state());
        while (!history.state().isOver()) {
            assertThat(history.length()).as("decisions of seed %d", seed).isLessThan(mostDecisions);
            if (random.below(every) == 0) {
                look(history.state(), random);
                onlooker.look(history.state());
                assertThat(circles.from(history.state(), MOST_LOOKED_AT))
                        .as("a way back to an equal state, seed %d", seed)
                        .isEmpty();
                asItWas.put(history.length(), text.write(history.state()));
            }
            State<T> before = history.state();
            history = history.then(anyChoice(before, random));
            assertThat(circles.isBack(before, history.state()))
                    .as("seed %d is back at an earlier state after %s", seed, history.lastChoice())
                    .isFalse();
            balance(before.table(), history, seed);
            assertThat(census.apply(history.state().table()))
                    .as("pieces of seed %d after %s", seed, history.lastChoice())
                    .isEqualTo(pieces);
        }
        savedGamesAreEqual(history.state());
        replaysAreEqual(history);
        undoGivesTheEarlierValue(history, asItWas);
        return history;
    }

    private void balance(T before, History<T> history, long seed) {
        try {
            balance.check(before, history.events(), history.state().table());
        } catch (AssertionError wrong) {
            throw new AssertionError(
                    "seed " + seed + " after " + history.lastChoice() + ": " + wrong.getMessage(), wrong);
        }
    }

    private Choice anyChoice(State<T> state, SplitMix random) {
        List<Seat> seats = state.decision().seats().list();
        Seat seat = seats.get(random.below(seats.size()));
        List<Interrupt<T>> interrupts = engine.interrupts(state, seat);
        if (!interrupts.isEmpty() && random.below(10) == 0) {
            return new Choice(
                    seat, interrupts.get(random.below(interrupts.size())).key());
        }
        List<? extends Option> options = state.decision().options(seat);
        return new Choice(seat, options.get(random.below(options.size())).key());
    }

    private void look(State<T> state, SplitMix random) {
        String before = text.write(state);
        optionsBelongToThoseAsked(state.decision());
        whatIsOfferedIsAccepted(state);
        nothingElseIsAccepted(state);
        assertThat(text.write(state)).as("a state after all was tried on it").isEqualTo(before);
        savedGamesAreEqual(state);
        viewsHideWhatIsHidden(state, random);
    }

    private void whatIsOfferedIsAccepted(State<T> state) {
        Set<String> keys = new HashSet<>();
        Seat seat = state.decision().seats().first();
        for (Option option : state.decision().options()) {
            assertThat(keys.add(option.key())).as("%s only once", option.key()).isTrue();
            State<T> byOption = engine.apply(state, option).state();
            assertThat(byOption.status()).isNotInstanceOf(Status.SetUpDone.class);
            for (Seat owner : state.decision().seats(option).list()) {
                State<T> byKey =
                        engine.apply(state, new Choice(owner, option.key())).state();
                assertThat(byKey)
                        .as("%s by key of seat %s and by option", option.key(), owner)
                        .isEqualTo(byOption);
            }
        }
        for (Interrupt<T> interrupt : engine.interrupts(state, seat)) {
            assertThat(keys.add(interrupt.key()))
                    .as("%s only once", interrupt.key())
                    .isTrue();
            engine.apply(state, new Choice(seat, interrupt.key()));
        }
    }

    private void nothingElseIsAccepted(State<T> state) {
        Seat first = state.decision().seats().first();
        assertThatThrownBy(() -> engine.apply(state, new Choice(first, "what nobody offers")))
                .isInstanceOf(ChoiceRefused.class);
        // The seats at the table, and one that does not exist.
        Seats others = Seats.upTo(Math.min(setUp.seats() + 1, Seat.MOST));
        for (Option option : state.decision().options()) {
            Seats owners = state.decision().seats(option);
            for (Seat seat : others.list()) {
                if (!owners.contains(seat)) {
                    assertThatThrownBy(() -> engine.apply(state, new Choice(seat, option.key())))
                            .as("%s by seat %s", option.key(), seat)
                            .isInstanceOf(ChoiceRefused.class);
                }
            }
        }
    }

    /** Every option can be chosen by somebody asked, and everybody asked has an option. */
    private void optionsBelongToThoseAsked(Decision<?> decision) {
        List<Seat> asked = decision.seats().list();
        for (Option option : decision.options()) {
            assertThat(decision.seats(option).list())
                    .as("owners of %s", option.key())
                    .isNotEmpty()
                    .isSubsetOf(asked);
        }
        for (Seat seat : asked) {
            assertThat(decision.options(seat)).as("options of seat %s", seat).isNotEmpty();
        }
    }

    private void savedGamesAreEqual(State<T> state) {
        assertThat(text.read(text.write(state))).as("a state saved and read").isEqualTo(state);
    }

    /** If something cannot be seen, the view stays the same when that thing changes. */
    private void viewsHideWhatIsHidden(State<T> state, SplitMix random) {
        Game<T> game = engine.game();
        State<T> imagined = game.imagine(state, Luck.seeded(random.next()));
        assertThat(game.view(imagined)).as("what the table shows").isEqualTo(game.view(state));
        if (!state.isOver()) {
            boolean isTold = state.luck() instanceof Luck.Told;
            State<T> other = engine.awaken(isTold ? imagined.withLuck(state.luck()) : imagined);
            assertThat(keys(other)).as("what is offered").isEqualTo(keys(state));
            Seat seat = state.decision().seats().first();
            List<? extends Option> options = state.decision().options(seat);
            Option option = options.get(random.below(options.size()));
            Option same = other.decision().option(option.key()).orElseThrow();
            assertThat(game.warning(other, same))
                    .as("what people are warned of before %s", option.key())
                    .isEqualTo(game.warning(state, option));
        }
    }

    private static List<String> keys(State<?> state) {
        return state.decision().options().stream().map(Option::key).toList();
    }

    private void replaysAreEqual(History<T> history) {
        Journal journal = Journal.of(history);
        Journal read = JournalText.read("journal", JournalText.write(journal));
        assertThat(read).isEqualTo(journal);
        assertThat(Replay.verify(engine, read).state()).as("a replayed game").isEqualTo(history.state());
    }

    /** Undo goes back along the history: each earlier state is unchanged, and the same choice leads on as before. */
    private void undoGivesTheEarlierValue(History<T> history, SortedMap<Integer, String> asItWas) {
        for (History<T> later = history; later.undone().isPresent(); ) {
            History<T> earlier = later.undone().orElseThrow();
            if (asItWas.containsKey(earlier.length())) {
                assertThat(text.write(earlier.state()))
                        .as("the state before choice %d", later.length())
                        .isEqualTo(asItWas.get(earlier.length()));
                assertThat(earlier.then(later.lastChoice().orElseThrow()).state())
                        .as("choice %d undone and made again", later.length())
                        .isEqualTo(later.state());
            }
            later = earlier;
        }
    }
}
