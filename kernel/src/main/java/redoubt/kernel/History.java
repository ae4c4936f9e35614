package redoubt.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A game with all its states so far; an immutable list that shares its past. Only the latest moment holds the decision it waits for:
 * once the game has gone on, a moment keeps what lies on the table, and its decision is worked out again if somebody comes back; one
 * that is thinned out keeps its choice alone.
 */
public final class History<T> {
    /** How many moments lie between two that are kept whole however long a game is, and how many of the latest are. */
    private static final int APART = 16;

    /** What all moments of a game share. */
    private record Beginning<T>(Engine<T> engine, SetUp setUp, Luck luck) {}

    /** The greater part of a moment, which the moment before and the choice give again. */
    private record Whole<T>(T table, Agenda<T> agenda, List<Event> events) {}

    private final Beginning<T> beginning;
    private final History<T> previous;
    private final Choice choice;
    private final int length;
    private final long trail;
    private final Luck luck;
    private final int revealed;
    // Null once the game has gone on, or is thinned out here. Another thread may still see it: either result will do,
    // since both are equal.
    private State<T> waiting;
    private Whole<T> whole;

    private History(Beginning<T> beginning, History<T> previous, Choice choice, Progress<T> progress, Trail trail) {
        this.beginning = beginning;
        this.previous = previous;
        this.choice = choice;
        this.length = previous == null ? 0 : previous.length + 1;
        this.trail = trail.hash();
        this.waiting = progress.state();
        this.whole = new Whole<>(waiting.table(), waiting.agenda(), List.copyOf(progress.events()));
        this.luck = waiting.luck();
        this.revealed = waiting.revealed();
    }

    public static <T> History<T> begin(Engine<T> engine, SetUp setUp, Luck luck) {
        Progress<T> begun = engine.begin(setUp, luck);
        return new History<>(new Beginning<>(engine, setUp, luck), null, null, begun, Trail.begin(luck, begun.state()));
    }

    /** The game after one more choice; refuses a choice just as the engine does. */
    public History<T> then(Choice next) {
        Progress<T> after = engine().apply(state(), next);
        waiting = null;
        return new History<>(beginning, this, next, after, trail().then(after.state()));
    }

    public State<T> state() {
        State<T> known = waiting;
        if (known != null) {
            return known;
        }
        Whole<T> kept = whole;
        return kept != null
                ? engine().awaken(State.asleep(kept.table(), kept.agenda(), luck, revealed))
                : again().state();
    }

    /** What lies on the table, at no cost even if the game has gone on, unless this moment was thinned out. */
    public T table() {
        Whole<T> kept = whole;
        return kept != null ? kept.table() : again().state().table();
    }

    /** What happened because of the last choice, or at the beginning. */
    public List<Event> events() {
        Whole<T> kept = whole;
        return kept != null ? kept.events() : again().events();
    }

    private Progress<T> again() {
        return engine().apply(previous.state(), choice);
    }

    /**
     * Lets go of most earlier moments but for the choices: what is asked of one of them is played again from the nearest one before that
     * is whole. For games that are kept for long and seldom looked back at; to be called after every choice.
     */
    public void thinOut() {
        if (length % APART == 0) {
            History<T> at = this;
            for (int back = 0; back < APART && at != null; back++) {
                at = at.previous;
            }
            while (at != null && at.previous != null && at.previous.length % APART != 0) {
                at = at.previous;
                at.whole = null;
            }
        }
    }

    public SetUp setUp() {
        return beginning.setUp();
    }

    /** The luck the game began with. */
    public Luck luck() {
        return beginning.luck();
    }

    public Engine<T> engine() {
        return beginning.engine();
    }

    /** The trail of everything offered so far. */
    public Trail trail() {
        return new Trail(trail);
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
        return previous != null && previous.isInnocentlyBefore(this);
    }

    /** Whether going back here from {@code later} takes back no luck and nothing that was revealed. */
    public boolean isInnocentlyBefore(History<T> later) {
        return revealed == later.revealed && luck.equals(later.luck);
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
