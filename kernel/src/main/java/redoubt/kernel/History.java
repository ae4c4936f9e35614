package redoubt.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A game with all its states so far; an immutable list that shares its past, so keeping it costs only memory. */
public final class History<T> {
    private final Engine<T> engine;
    private final SetUp setUp;
    private final Luck luck;
    private final History<T> previous;
    private final Choice choice;
    private final Progress<T> progress;
    private final int length;
    private final Trail trail;

    private History(
            Engine<T> engine,
            SetUp setUp,
            Luck luck,
            History<T> previous,
            Choice choice,
            Progress<T> progress,
            int length,
            Trail trail) {
        this.engine = engine;
        this.setUp = setUp;
        this.luck = luck;
        this.previous = previous;
        this.choice = choice;
        this.progress = progress;
        this.length = length;
        this.trail = trail;
    }

    public static <T> History<T> begin(Engine<T> engine, SetUp setUp, Luck luck) {
        Progress<T> begun = engine.begin(setUp, luck);
        return new History<>(engine, setUp, luck, null, null, begun, 0, Trail.begin(luck, begun.state()));
    }

    /** The game after one more choice; refuses a choice just as the engine does. */
    public History<T> then(Choice next) {
        Progress<T> after = engine.apply(state(), next);
        return new History<>(engine, setUp, luck, this, next, after, length + 1, trail.then(after.state()));
    }

    public State<T> state() {
        return progress.state();
    }

    /** What happened because of the last choice, or at the beginning. */
    public List<Event> events() {
        return progress.events();
    }

    public SetUp setUp() {
        return setUp;
    }

    /** The luck the game began with. */
    public Luck luck() {
        return luck;
    }

    public Engine<T> engine() {
        return engine;
    }

    /** The trail of everything offered so far. */
    public Trail trail() {
        return trail;
    }

    /** How many choices have been made. */
    public int length() {
        return length;
    }

    public Optional<Choice> lastChoice() {
        return Optional.ofNullable(choice);
    }

    /** The game before the last choice; empty at the beginning. */
    public Optional<History<T>> undone() {
        return Optional.ofNullable(previous);
    }

    /** Whether the last choice can be taken back without asking: it spent no luck and revealed nothing hidden. */
    public boolean isUndoFree() {
        return previous != null && previous.state().isInnocentlyBefore(state());
    }

    /** The game as it was after {@code choices} choices. */
    public History<T> at(int choices) {
        if (choices < 0 || choices > length) {
            throw new IllegalArgumentException("the game has " + length + " choices, not " + choices);
        }
        History<T> at = this;
        while (at.length > choices) {
            at = at.previous;
        }
        return at;
    }

    /** All moments of the game, the beginning first. */
    public List<History<T>> moments() {
        List<History<T>> moments = new ArrayList<>(length + 1);
        for (History<T> at = this; at != null; at = at.previous) {
            moments.add(at);
        }
        Collections.reverse(moments);
        return moments;
    }
}
