package redoubt.kernel;

import java.util.List;
import java.util.function.BiPredicate;

/** Plays a game: runs the agenda until somebody must decide, and accepts only what was offered. */
public final class Engine<T> {
    /** No rulebook runs this many steps without a decision; beyond this, a rule is looping. */
    private static final int MOST_STEPS = 1_000_000;

    private final Game<T> game;
    private final boolean isHeard;
    private final BiPredicate<Step<T>, T> isFarEnough;

    public Engine(Game<T> game) {
        this(game, true, (_, _) -> false);
    }

    private Engine(Game<T> game, boolean isHeard, BiPredicate<Step<T>, T> isFarEnough) {
        this.game = game;
        this.isHeard = isHeard;
        this.isFarEnough = isFarEnough;
    }

    /** An engine for imagined games: it plays the same, but keeps no events, since nobody hears of them. */
    public Engine<T> silent() {
        return new Engine<>(game, false, isFarEnough);
    }

    /**
     * An engine that looks ahead no further than certain questions: there it stops before anybody works out what is offered, so that
     * its state waits for nobody until it is awakened.
     */
    public Engine<T> asFarAs(BiPredicate<Step<T>, T> question) {
        return new Engine<>(game, isHeard, question);
    }

    public Game<T> game() {
        return game;
    }

    public Progress<T> begin(State<T> setUp) {
        if (!(setUp.status() instanceof Status.SetUpDone)) {
            throw new IllegalStateException("the game has already begun");
        }
        return run(new Play<>(setUp, isHeard));
    }

    public Progress<T> begin(SetUp setUp, Luck luck) {
        return begin(game.setUp(setUp, luck));
    }

    /** Carries out a choice, or refuses it with a {@link ChoiceRefused} and changes nothing. */
    public Progress<T> apply(State<T> state, Choice choice) {
        Decision<?> decision = decision(state);
        for (Option option : decision.options()) {
            if (option.key().equals(choice.key())) {
                requireOwner(decision, option, choice.seat());
                return take(state, option);
            }
        }
        for (Interrupt<T> interrupt : interrupts(state, choice.seat())) {
            if (interrupt.key().equals(choice.key())) {
                return interrupt(state, interrupt);
            }
        }
        throw decision.options().getFirst() instanceof Tell.Card
                ? new ChoiceRefused(
                        TableRules.TOLD_CARDS,
                        "no copy of \"" + choice.key().replaceFirst("^tell ", "") + "\" is left that nobody has seen")
                : new ChoiceRefused(
                        TableRules.ONLY_WHAT_IS_OFFERED,
                        "\"" + choice.key() + "\" is not offered; " + offered(decision));
    }

    private static void requireOwner(Decision<?> decision, Option option, Seat seat) {
        if (!decision.seats().contains(seat)) {
            throw new ChoiceRefused(
                    TableRules.ONLY_WHOM_IT_CONCERNS,
                    "seat " + seat + " cannot answer this question, only "
                            + decision.seats().list());
        }
        Seats owners = decision.seats(option);
        if (!owners.contains(seat)) {
            throw new ChoiceRefused(
                    TableRules.ONLY_ONES_OWN_OPTIONS,
                    "seat " + seat + " cannot choose \"" + option.key() + "\", only " + owners.list());
        }
    }

    /** Carries out an option taken from the decision itself, or an interrupt; for whoever needs no keys, such as a bot. */
    @SuppressWarnings("unchecked")
    public Progress<T> apply(State<T> state, Option option) {
        Decision<?> decision = decision(state);
        if (option instanceof Interrupt<?> interrupt) {
            return interrupt(state, (Interrupt<T>) interrupt);
        }
        if (!isOffered(decision, option)) {
            throw new ChoiceRefused(
                    TableRules.ONLY_WHAT_IS_OFFERED, "\"" + option.key() + "\" is not offered; " + offered(decision));
        }
        return take(state, option);
    }

    /** Bots hand back the very option they were offered, so comparing identities usually settles it. */
    private static boolean isOffered(Decision<?> decision, Option option) {
        List<? extends Option> options = decision.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) == option) {
                return true;
            }
        }
        return options.contains(option);
    }

    /**
     * What a seat may do now besides answering. A step waiting for a die to be typed in cannot be interrupted: it is half done, and
     * its dice must not be used for anything else.
     */
    public List<Interrupt<T>> interrupts(State<T> state, Seat seat) {
        Decision<?> decision = decision(state);
        return decision.options().getFirst() instanceof Tell ? List.of() : game.interrupts(state.table(), seat);
    }

    /** The same state with its decision worked out again, for a state that was kept or saved without it. */
    public State<T> awaken(State<T> state) {
        if (state.isOver() || state.agenda().isEmpty()) {
            return state;
        }
        Progress<T> progress = run(new Play<>(state, isHeard));
        return progress.state();
    }

    private Decision<?> decision(State<T> state) {
        return switch (state.status()) {
            case Status.Waiting waiting -> waiting.decision();
            case Status.Won won ->
                throw new ChoiceRefused(TableRules.GAME_OVER, "the game is already won by " + won.rule());
            case Status.Lost lost ->
                throw new ChoiceRefused(TableRules.GAME_OVER, "the game is already lost by " + lost.rule());
            case Status.SetUpDone done -> throw new IllegalStateException("the game has not begun: " + done);
        };
    }

    private static String offered(Decision<?> decision) {
        List<String> keys = decision.options().stream().map(Option::key).toList();
        return keys.size() <= 12
                ? "offered are " + keys
                : "offered are " + keys.subList(0, 12) + " and " + (keys.size() - 12) + " more";
    }

    private Progress<T> take(State<T> state, Option option) {
        if (option instanceof Tell tell) {
            Luck.Told told = (Luck.Told) state.luck();
            return run(new Play<>(state.withLuck(told.with(tell.side())), isHeard));
        }
        Play<T> play = new Play<>(state, isHeard);
        play.agenda(state.agenda().rest().after(answer(state.agenda().first(), option)));
        return run(play);
    }

    private Progress<T> interrupt(State<T> state, Interrupt<T> interrupt) {
        Play<T> play = new Play<>(state, isHeard);
        play.then(interrupt);
        return run(play);
    }

    @SuppressWarnings("unchecked")
    private static <T> Step<T> answer(Step<T> step, Option option) {
        return new Answer<>((Question<T, Option>) step, option);
    }

    private Progress<T> run(Play<T> play) {
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            if (play.isOver()) {
                return play.end();
            }
            if (play.agenda().isEmpty()) {
                throw new IllegalStateException("nothing is left to do and the game is not over");
            }
            Step<T> step = play.agenda().first();
            // No switch over the types: looking up its case takes longer than most steps.
            if (step instanceof Effect<T> effect) {
                Untold untold = play.carryOut(effect, game);
                if (untold != null) {
                    return play.pause(Tell.decision(untold.options()));
                }
            } else if (step instanceof Question<T, ?> question) {
                if (isFarEnough.test(question, play.table())) {
                    return play.rest();
                }
                Decision<?> decision = question.decision(play.table());
                List<? extends Option> options = decision.options();
                if (options.isEmpty()) {
                    throw new IllegalStateException("a question without options: " + question);
                }
                if (options.size() > 1 || question.alwaysAsked()) {
                    return play.pause(decision);
                }
                play.agenda(play.agenda().rest().after(answer(question, options.getFirst())));
            }
        }
        throw new IllegalStateException(MOST_STEPS + " steps without a decision; next is "
                + play.agenda().first());
    }
}
